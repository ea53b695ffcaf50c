const format = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** Apart from the calendar's code, which the footer does not need. */
export function yearInIndia(instant: Date): number {
  return Number(format.format(instant));
}
