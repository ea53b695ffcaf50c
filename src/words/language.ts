/** BCP 47 tag of the texts in this build. The words plugin sets it (`APP_LANGUAGE`). */
export const language: string = 'en';
