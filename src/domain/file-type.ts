/** How much of a file a browser reads to guess its kind (MIME Sniffing standard). */
const HEAD_BYTES = 1445;

/** In how much of a file's end a zip archive is looked for by those who open one. */
const TAIL_BYTES = 65_557;

/** What each kind begins with, a byte a character. */
const signatures: Record<string, RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n.\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/gif': /^GIF8[79]a/,
  'application/pdf': /^%PDF-\d\.\d/,
};

/** Tags that run or load something once a browser takes the file for a page or a drawing. */
const activeTag =
  /<(?:[a-z]+:)?(?:!doctype|html|head|body|script|svg|iframe|frameset|object|embed|img|form|math|\?php)(?![a-z])/i;

const scriptTag = /<(?:[a-z]+:)?script(?![a-z])/i;

/** A page, a drawing or another XML file begins so, perhaps after spaces and unseen characters. */
const markupStart = /^[\s\p{Cf}]*<[\p{L}_:!?/]/u;

/** Control characters, but for tab, line feed, form feed and carriage return. */
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/;

/**
 * A file's kind by its content alone: JPEG, PNG, WebP, GIF, PDF or plain text; null for anything else.
 * Null, too, for an empty file, for text with markup, and for a file that others could open as a
 * second kind: a picture that is a page, an archive or a document as well.
 */
export function sniffFileType(bytes: Uint8Array): string | null {
  const characters = new TextDecoder('latin1').decode(bytes);
  const signature = signatureOf(bytes);
  const text = decodeText(bytes);
  if (!signature) return text !== null && isPlain(text) ? 'text/plain' : null;
  // A picture is never readable as text from end to end; what is, was written to look like one.
  if (signature !== 'application/pdf' && text !== null) return null;
  return isSecondKind(characters, signature) ? null : signature;
}

/** What a file is called in a word. */
export type FileKind = 'Photo' | 'PDF' | 'Text' | 'File';

/** What files of a type are called; 'File' for those that nobody sends here. */
export function fileKind(type: string): FileKind {
  if (type.startsWith('image/')) return 'Photo';
  if (type === 'application/pdf') return 'PDF';
  return type === 'text/plain' ? 'Text' : 'File';
}

function signatureOf(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return Object.keys(signatures).find((type) => signatures[type]?.test(start));
}

/** The text that the bytes are, without a byte order mark; null when they are none. */
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

/** Readers of PDF files look for the mark in the first kilobyte. */
function isDocument(characters: string): boolean {
  return characters.slice(0, HEAD_BYTES).includes('%PDF-');
}
