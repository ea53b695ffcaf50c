/**
 * Marks a text as translatable: t`${name} is booked`. A build replaces it with the text of its
 * language (docs/decisions/0046); unbuilt, it returns the English text.
 */
export function t(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts.reduce((sentence, text, index) => `${sentence}${values[index - 1] ?? ''}${text}`);
}
