export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string };

/** The match ends at the first character that can't be part of a URL. */
const candidate = /(?<![\p{L}\p{M}\p{N}_])https?:\/\/[^\s<>"'`\\^{|}\p{Cc}\p{Cf}\p{Cs}“”‘’«»]+/giu;

/** Punctuation that ends the sentence rather than the URL. */
const trailing = /[.,;:!?…*_~।॥،؛؟)\]]$/u;

/** Only links http(s) URLs that display their real host and contain no credentials. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(candidate)) {
    const address = withoutTrailing(match[0]);
    const href = safeHref(address);
    if (href === null) continue;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push({ kind: 'link', text: address, href });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

function withoutTrailing(address: string): string {
  // A closing bracket belongs to a URL that contains the opening one, as in /Heart_(organ).
  const unopened: Record<string, number> = {
    ')': surplus(address, ')', '('),
    ']': surplus(address, ']', '['),
  };
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const left = unopened[last];
    if (left === 0 || !trailing.test(last)) break;
    if (left !== undefined) unopened[last] = left - 1;
  }
  return address.slice(0, end);
}

function surplus(text: string, many: string, few: string): number {
  return Math.max(0, text.split(many).length - text.split(few).length);
}

function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isHonest = address.toLowerCase().startsWith(`${url.protocol}//${url.hostname}`);
  return isHonest && url.username === '' && url.password === '' ? url.href : null;
}
