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
};

/** Readers accept it anywhere in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
const pdfHeader = /%PDF-\d\.\d/;
const PDF_HEADER_BYTES = 1024;

/** Line breaks, control characters and the BOM of UTF-8. */
// oxlint-disable-next-line no-control-regex
const emptyStart = /^[\0-\x20\xef\xbb\xbf]*$/;

/** Code, markup, or the first bytes of programs and archives. */
const otherStart =
  // oxlint-disable-next-line no-control-regex
  /[<`"'(){};]|\/[/*]|^#!|^MZ|^\x7fELF|^\xca\xfe\xba\xbe|PK[\x01-\x08]|^Rar!|^7z|^\x1f\x8b/;
const assignment = /^(?!.*@PJL).*=/s;
const pdfObject = /\d \d+ obj\b/;

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
  const utf8 = decode(bytes, 'utf-8');
  const text = utf8 !== null && !controlCharacter.test(utf8) ? utf8 : null;
  const signature = findSignature(bytes, characters, text === null);
  if (!signature) return isPlainFile(bytes, characters, utf8) ? 'text/plain' : null;
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

function findSignature(
  bytes: Uint8Array,
  characters: string,
  isBinary: boolean,
): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, PDF_HEADER_BYTES));
  const picture = Object.keys(signatures).find((type) => signatures[type]?.test(start));
  return picture ?? (isPdf(start, characters, isBinary) ? 'application/pdf' : undefined);
}

function isPdf(start: string, characters: string, isBinary: boolean): boolean {
  const index = start.search(pdfHeader);
  if (index === -1) return false;
  const before = start.slice(0, index);
  if (emptyStart.test(before)) return true;
  return (
    !otherStart.test(before) && !assignment.test(before) && (isBinary || pdfObject.test(characters))
  );
}

/** In UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
function isPlainFile(bytes: Uint8Array, characters: string, utf8: string | null): boolean {
  // A browser that takes UTF-16 for ASCII must find no markup either.
  if (activeTag.test(characters) || isDocument(characters)) return false;
  const text = utf8 ?? decodeUtf16(bytes);
  if (text === null) return isWindowsText(bytes) && isPlain(characters);
  return !controlCharacter.test(text) && isPlain(text);
}

function decodeUtf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le');
  return bytes[0] === 0xfe && bytes[1] === 0xff ? decode(bytes, 'utf-16be') : null;
}

/**
 * Its texts are in Latin letters, so most of them are ASCII. `TextDecoder` of Node 20 has no
 * Windows-1252, so this reads bytes.
 */
function isWindowsText(bytes: Uint8Array): boolean {
  let others = 0;
  for (const byte of bytes) {
    if (isUnusedInWindows(byte)) return false;
    if (byte > 0x7f) others += 1;
  }
  return others * 2 < bytes.length;
}

function isUnusedInWindows(byte: number): boolean {
  if (byte > 0x7f) return [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte);
  return controlCharacter.test(String.fromCharCode(byte));
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
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
