export const TEST_WEBHOOK_SECRET = 'test-webhook-secret';
export const TEST_DOCTOR_WEBHOOK_SECRET = 'test-doctor-webhook-secret';

export const TEST_SIGNING_KEY = 'test-signing-key-of-32-characters';

export const TEST_DATA_KEY = Buffer.alloc(32).toString('base64');

export const testSecrets = {
  SIGNING_KEY: TEST_SIGNING_KEY,
  DATA_KEY: TEST_DATA_KEY,
  WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
  DOCTOR_WEBHOOK_SECRET: TEST_DOCTOR_WEBHOOK_SECRET,
};
