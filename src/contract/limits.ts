/** Lengths are in graphemes unless stated otherwise. */
export const NAME_MAX_LENGTH = 80;
export const NOTES_MAX_LENGTH = 1000;
export const REASON_MAX_LENGTH = 500;
export const BIO_MAX_LENGTH = 1000;
export const PROFILE_LIST_MAX = 12;
/** In UTF-16 code units. */
export const FILE_NAME_MAX_LENGTH = 255;
/** A decoded picture takes four bytes per pixel. */
export const MAX_PIXELS = 40_000_000;
