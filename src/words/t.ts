/**
 * Marks a translatable text: t`${name} is booked`. The build inserts the translation
 * (ADR 0046).
 */
export function t(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts.reduce((sentence, text, index) => `${sentence}${values[index - 1] ?? ''}${text}`);
}
