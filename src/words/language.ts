/** BCP 47 language tag of this build. Replaced by the words plugin (`APP_LANGUAGE`). */
export const language: string = 'en';
