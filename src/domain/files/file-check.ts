import type { FileRule } from '../../contract/endpoint.ts';
import { t } from '../../words/t.ts';
import { formatFileSize } from './file-size.ts';
import { sniffFileType } from './file-type.ts';
import { readPictureSize } from './picture-size.ts';

const typeNames: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
  'text/plain': t`plain text`,
};

interface FileProblem {
  code: 'too-large' | 'unsupported-file';
  message: string;
}

export function inspectFile(bytes: Uint8Array, rule: FileRule): { type: string } | FileProblem {
  if (bytes.length === 0) return unsupported(t`This file is empty. Choose another one.`);
  const type = sniffFileType(bytes);
  if (type === null && hasPhonePhoto(bytes)) return unsupported(phonePhoto(bytes));
  if (type === null || !rule.types.includes(type)) return unsupported(wrongType(rule));
  if (!type.startsWith('image/')) return { type };
  const size = readPictureSize(bytes);
  if (!size) return unsupported(t`This picture cannot be read. Choose another one.`);
  if (size.width * size.height <= rule.maxPixels) return { type };
  const megapixels = rule.maxPixels / 1_000_000;
  const message = t`This picture has more than ${megapixels} megapixels. Choose a smaller one.`;
  return { code: 'too-large', message };
}

/**
 * Run this before decoding the file.
 * @returns the error message, or null
 */
export async function checkFile(file: Blob, rule: FileRule): Promise<string | null> {
  if (file.size > rule.maxBytes) return tooLarge(rule);
  const content = await file.arrayBuffer().catch(() => null);
  if (!content) return t`This file cannot be read. Choose another one.`;
  const found = inspectFile(new Uint8Array(content), rule);
  return 'type' in found ? null : found.message;
}

export function tooLarge({ maxBytes }: FileRule): string {
  return t`This file is larger than ${formatFileSize(maxBytes)}. Choose a smaller one.`;
}

export function wrongType(rule: FileRule): string {
  return t`Choose a ${typesInWords(rule)} file.`;
}

/** Checks the content, not the name. */
export async function isPhonePhoto(file: Blob): Promise<boolean> {
  return hasPhonePhoto(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
}

/** HEIC, HEIF and AVIF (ISO 23008-12). */
function hasPhonePhoto(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1|avi[fs])/.test(readBrand(bytes));
}

function readBrand(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(4, 12));
}

function phonePhoto(bytes: Uint8Array): string {
  return readBrand(bytes).startsWith('ftypavi')
    ? t`This is an AVIF picture, which cannot be shown everywhere. Save it as JPEG or PNG, and choose it again.`
    : t`This is an iPhone photo (HEIC), which cannot be shown everywhere. Send a screenshot of it, or set Camera, Formats, Most Compatible on the iPhone and take it again.`;
}

function unsupported(message: string): FileProblem {
  return { code: 'unsupported-file', message };
}

function typesInWords({ types }: FileRule): string {
  const names = types.map((type) => typeNames[type] ?? type);
  return new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(names);
}
