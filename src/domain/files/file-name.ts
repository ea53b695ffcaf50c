import { FILE_NAME_MAX_LENGTH } from '../../contract/limits.ts';
import { trimEnd } from '../trim-end.ts';

/** Units of each end of a name that are read. `normalize` is quadratic for combining marks. */
const END_LENGTH = 2 * FILE_NAME_MAX_LENGTH;

/** Bidi controls can make a browser display 'fdp.exe' as 'exe.pdf'. */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu;

/** The first extension is the default for its type. */
const extensions: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'text', 'csv', 'tsv', 'log', 'md'],
};

/** At most `FILE_NAME_MAX_LENGTH` UTF-16 units, or 'file' if nothing remains. */
export function cleanFileName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const words = withoutMiddle(last).replace(unseen, '').normalize('NFC').replace(/\s+/gu, ' ');
  const trimmed = trimEnd(words, /[ .]/).replace(/^[ .]+/, '');
  return shortened(trimmed || 'file');
}

export function toFileName(name: string, type: string): string {
  const clean = cleanFileName(name);
  const endings = extensions[type];
  if (!endings || endings.includes(getExtension(clean).toLowerCase())) return clean;
  return shortened(`${clean}.${endings[0]}`);
}

function withoutMiddle(name: string): string {
  if (name.length <= 2 * END_LENGTH) return name;
  return name.slice(0, END_LENGTH) + name.slice(-END_LENGTH);
}

function getExtension(name: string): string {
  return /\.([^.]*)$/.exec(name)?.[1] ?? '';
}

function shortened(name: string): string {
  if (name.length <= FILE_NAME_MAX_LENGTH) return name;
  const extension = getExtension(name);
  const ending = extension !== '' && extension.length <= 16 ? `.${extension}` : '';
  const stem = name.slice(0, FILE_NAME_MAX_LENGTH - ending.length).replace(/\p{Cs}$/u, '');
  return trimEnd(stem, /[ .]/) + ending;
}
