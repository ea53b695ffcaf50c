/** A piece of what somebody wrote; all of them together are the whole of it. */
export type TextPart =
  { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

/** From http:// or https:// at the start of a word to what no address holds: space, quotes, unseen characters. */
const candidate = /(?<![\p{L}\p{M}\p{N}_])https?:\/\/[^\s<>"'`\\^{|}\p{Cc}\p{Cf}\p{Cs}“”‘’«»]+/giu;

/** Ends a sentence, a bracket or an emphasis around the address, and not the address. */
const trailing = /[.,;:!?…*_~।॥،؛؟)\]]$/u;

/**
 * Finds the links in what somebody wrote: http and https addresses that lead to the very host that
 * people read in them. Everything else stays text: other schemes, names and passwords before an @,
 * hosts written in another way than browsers do.
 */
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
  // A bracket stays that the address opened itself, as in /Heart_(organ).
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

/** How many more of one character than of another there are; 0 when there are not. */
function surplus(text: string, many: string, few: string): number {
  return Math.max(0, text.split(many).length - text.split(few).length);
}

function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isHonest = address.toLowerCase().startsWith(`${url.protocol}//${url.hostname}`);
  return isHonest && url.username === '' && url.password === '' ? url.href : null;
}
