export const TEST_WEBHOOK_SECRET = 'test-webhook-secret';
export const TEST_DOCTOR_WEBHOOK_SECRET = 'test-doctor-webhook-secret';

export const testSecrets = {
  WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
  DOCTOR_WEBHOOK_SECRET: TEST_DOCTOR_WEBHOOK_SECRET,
};
