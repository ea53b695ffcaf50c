import { FILE_NAME_MAX_LENGTH } from '../contract/limits.ts';

/** Characters that are not seen, break the line or turn the reading order around ('fdp.exe' for 'exe.pdf'). */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu;

/** How the names of each kind may end; the first one is added to a name that ends otherwise. */
const extensions: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'text', 'csv', 'tsv', 'log', 'md'],
};

/**
 * A file name as it can be shown and kept: no folders before it, none of the characters that are not
 * seen or that turn the reading order around, at most `FILE_NAME_MAX_LENGTH` units. 'file' when nothing is left.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const words = last.replace(unseen, '').normalize('NFC').replace(/\s+/gu, ' ');
  const trimmed = words.replace(/^[ .]+|[ .]+$/g, '');
  return shortened(trimmed || 'file');
}

/**
 * A clean file name that ends as its kind does, so that a device opens it as what it is:
 * 'visit.js' with plain text becomes 'visit.js.txt'. A kind without known endings keeps the name.
 */
export function fileNameOfKind(name: string, type: string): string {
  const clean = cleanFileName(name);
  const endings = extensions[type];
  if (!endings || endings.includes(extensionOf(clean).toLowerCase())) return clean;
  return shortened(`${clean}.${endings[0]}`);
}

function extensionOf(name: string): string {
  return /\.([^.]*)$/.exec(name)?.[1] ?? '';
}

/** Cuts the name before its ending, never within a character. */
function shortened(name: string): string {
  if (name.length <= FILE_NAME_MAX_LENGTH) return name;
  const extension = extensionOf(name);
  const ending = extension !== '' && extension.length <= 16 ? `.${extension}` : '';
  const stem = name.slice(0, FILE_NAME_MAX_LENGTH - ending.length).replace(/\p{Cs}$/u, '');
  return stem.replace(/[ .]+$/, '') + ending;
}
