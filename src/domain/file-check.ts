import type { FileRule } from '../contract/endpoint.ts';
import { formatFileSize } from './file-size.ts';
import { sniffFileType } from './file-type.ts';
import { readPictureSize } from './picture-size.ts';

const typeNames: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
  'text/plain': 'plain text',
};

/** Why a file cannot be sent: the contract's code, and words with the way out. */
interface FileProblem {
  code: 'too-large' | 'unsupported-file';
  message: string;
}

/** The type of a file by its content, or the reason why a rule refuses it. */
export function inspectFile(bytes: Uint8Array, rule: FileRule): { type: string } | FileProblem {
  if (bytes.length === 0) return unsupported('This file is empty. Choose another one.');
  const type = sniffFileType(bytes);
  if (type === null || !rule.types.includes(type)) return unsupported(wrongType(rule));
  if (!type.startsWith('image/')) return { type };
  const size = readPictureSize(bytes);
  if (!size) return unsupported('This picture cannot be read. Choose another one.');
  if (size.width * size.height <= rule.maxPixels) return { type };
  const megapixels = rule.maxPixels / 1_000_000;
  const message = `This picture has more than ${megapixels} megapixels. Choose a smaller one.`;
  return { code: 'too-large', message };
}

/**
 * Why a file cannot be sent under a rule, in words and with the way out; null when it can. It reads the
 * file's content, as the server will, before anything decodes it.
 */
export async function checkFile(file: Blob, rule: FileRule): Promise<string | null> {
  if (file.size > rule.maxBytes) return tooLarge(rule);
  const content = await file.arrayBuffer().catch(() => null);
  if (!content) return 'This file cannot be read. Choose another one.';
  const found = inspectFile(new Uint8Array(content), rule);
  return 'type' in found ? null : found.message;
}

/** What is said of a file with more bytes than the rule allows. */
export function tooLarge({ maxBytes }: FileRule): string {
  return `This file is larger than ${formatFileSize(maxBytes)}. Choose a smaller one.`;
}

/** What is said of a file of another kind. */
export function wrongType(rule: FileRule): string {
  return `Choose a ${typesInWords(rule)} file.`;
}

function unsupported(message: string): FileProblem {
  return { code: 'unsupported-file', message };
}

/** 'JPEG, PNG or PDF'. */
function typesInWords({ types }: FileRule): string {
  const names = types.map((type) => typeNames[type] ?? type);
  return new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(names);
}
