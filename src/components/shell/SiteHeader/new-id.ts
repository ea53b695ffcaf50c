/** Of the number on the phone's menu button. */
export const NEW_ID = 'new-updates';
