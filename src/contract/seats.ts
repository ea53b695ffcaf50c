/** How often a client renews its seat in a call. */
export const SEAT_RENEWAL_MS = 15_000;
/** A seat that was not renewed for this long is free. */
export const SEAT_LIFE_MS = 45_000;
