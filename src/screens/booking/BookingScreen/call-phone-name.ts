/** The form's name of the number for a visit by phone. */
export const CALL_PHONE_NAME = 'callPhone';
