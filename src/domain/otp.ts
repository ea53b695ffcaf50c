/** How many digits a one-time code has (spec §9). */
export const OTP_DIGITS = 6;
/** Seconds before another code may be asked for. */
export const OTP_RESEND_SECONDS = 30;
/** Minutes that a code lives. */
export const OTP_LIFETIME_MINUTES = 10;
/** Wrong tries after which a code is dead. */
export const OTP_MAX_TRIES = 5;
