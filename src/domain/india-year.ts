const format = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** The year in India at an instant. By itself, so that every page's footer can do without the calendar's code. */
export function yearInIndia(instant: Date): number {
  return Number(format.format(instant));
}
