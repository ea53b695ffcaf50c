const format = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** A separate module, because the footer does not need the calendar's code. */
export function yearInIndia(instant: Date): number {
  return Number(format.format(instant));
}
