export const TEST_WEBHOOK_SECRET = 'test-webhook-secret-of-the-payment-provider-17';
export const TEST_DOCTOR_WEBHOOK_SECRET = 'test-webhook-secret-of-the-doctors-office-2468';
export const TEST_SMS_WEBHOOK_SECRET = 'test-webhook-secret-of-the-sms-gateway-97531';

export const TEST_REPORT_SECRET = 'test-report-secret-of-the-back-office-13579';

export const TEST_SIGNING_KEY = 'test-signing-key-of-32-characters';

export const TEST_DATA_KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString(
  'base64',
);

export const testSecrets = {
  SIGNING_KEY: TEST_SIGNING_KEY,
  DATA_KEY: TEST_DATA_KEY,
  WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
  DOCTOR_WEBHOOK_SECRET: TEST_DOCTOR_WEBHOOK_SECRET,
  SMS_WEBHOOK_SECRET: TEST_SMS_WEBHOOK_SECRET,
};
