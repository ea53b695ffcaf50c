/** Spec §9. */
export const OTP_DIGITS = 6;
export const OTP_RESEND_SECONDS = 30;
export const OTP_LIFETIME_MINUTES = 10;
export const OTP_MAX_ATTEMPTS = 5;
