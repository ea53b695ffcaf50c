/** Characters of a person's name, as people count them; so are all lengths here. */
export const NAME_MAX_LENGTH = 80;
/** Characters of a patient's notes on a visit or a queue booking. */
export const NOTES_MAX_LENGTH = 1000;
/** Characters of the reason for a cancellation. */
export const REASON_MAX_LENGTH = 500;
/** Characters of a doctor's bio. */
export const BIO_MAX_LENGTH = 1000;
/** Degrees, and languages, of a doctor's profile. */
export const PROFILE_LIST_MAX = 12;
/** UTF-16 units of a file's name. */
export const FILE_NAME_MAX_LENGTH = 255;
/** Pixels of a picture, since a phone has to hold four bytes of each to decode it. */
export const MAX_PIXELS = 40_000_000;
