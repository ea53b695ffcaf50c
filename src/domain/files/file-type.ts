/** Bytes from which browsers sniff the type (MIME Sniffing standard). */
const HEAD_BYTES = 1445;

/** Zip programs search this many bytes at the end. */
const TAIL_BYTES = 65_557;

/** Matched against Latin-1, where each byte is one character. */
const signatures: Record<string, RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n.\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/gif': /^GIF8[79]a/,
  'application/pdf': /^%PDF-\d\.\d/,
};

/** HTML tags that run code or load content. */
const activeTag =
  /<(?:[a-z]+:)?(?:!doctype|html|head|body|script|svg|iframe|frameset|object|embed|img|form|math|\?php)(?![a-z])/i;

const scriptTag = /<(?:[a-z]+:)?script(?![a-z])/i;

const markupStart = /^[\s\p{Cf}]*<[\p{L}_:!?/]/u;

/** Does not match tab, LF, FF and CR. */
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/;

/**
 * @returns null for unsupported types, empty files, text with markup, and files that are also a
 * page, archive or PDF
 */
export function sniffFileType(bytes: Uint8Array): string | null {
  const characters = new TextDecoder('latin1').decode(bytes);
  const signature = findSignature(bytes);
  const text = decodeText(bytes);
  if (!signature) return text !== null && isPlain(text) ? 'text/plain' : null;
  // A real picture is never valid UTF-8.
  if (signature !== 'application/pdf' && text !== null) return null;
  return isSecondKind(characters, signature) ? null : signature;
}

export type FileKind = 'Photo' | 'PDF' | 'Text' | 'File';

export function fileKind(type: string): FileKind {
  if (type.startsWith('image/')) return 'Photo';
  if (type === 'application/pdf') return 'PDF';
  return type === 'text/plain' ? 'Text' : 'File';
}

function findSignature(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return Object.keys(signatures).find((type) => signatures[type]?.test(start));
}

function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return controlCharacter.test(text) ? null : text;
  } catch {
    return null;
  }
}

function isPlain(text: string): boolean {
  return text !== '' && !markupStart.test(text) && !activeTag.test(text) && !isDocument(text);
}

function isSecondKind(characters: string, signature: string): boolean {
  return (
    activeTag.test(characters.slice(0, HEAD_BYTES)) ||
    scriptTag.test(characters) ||
    characters.slice(-TAIL_BYTES).includes('PK\x05\x06') ||
    (signature !== 'application/pdf' && isDocument(characters))
  );
}

/** PDF readers accept a header anywhere in the first kilobyte. */
function isDocument(characters: string): boolean {
  return characters.slice(0, HEAD_BYTES).includes('%PDF-');
}
