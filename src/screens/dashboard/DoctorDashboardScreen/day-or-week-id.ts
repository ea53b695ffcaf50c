/** Of the part whose first heading names the day or the week. */
export const DAY_OR_WEEK_ID = 'day-or-week';
