/** BCP 47 tag of this build's texts. The words plugin sets it (`APP_LANGUAGE`). */
export const language: string = 'en';
