const format = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** A separate file, so that the footer does not load the calendar's code. */
export function yearInIndia(instant: Date): number {
  return Number(format.format(instant));
}
