/** Of the document, without the number of updates. */
export function getPlainTitle(): string {
  return document.title.replace(/^\(\d+\) /, '');
}
