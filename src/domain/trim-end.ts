/**
 * Patterns such as `/[ .]+$/` start again at each character, so a long text takes minutes.
 * @param trimmed matches one UTF-16 unit
 */
export function trimEnd(text: string, trimmed: RegExp): string {
  let end = text.length;
  while (end > 0 && trimmed.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
