const format = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** The footer must not load the calendar code. */
export function yearInIndia(instant: Date): number {
  return Number(format.format(instant));
}
