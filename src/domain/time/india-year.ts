const format = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** In its own module, so that the footer does not load the calendar code. */
export function yearInIndia(instant: Date): number {
  return Number(format.format(instant));
}
