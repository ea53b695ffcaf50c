import type { FileRule } from '../contract/endpoint.ts';
import { formatFileSize } from './file-size.ts';
import { sniffFileType } from './file-type.ts';

const typeNames: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
  'text/plain': 'plain text',
};

/**
 * Why a file cannot be sent under a rule, in words and with the way out; null when it can.
 * It reads the file's content, as the server will; a file that cannot be read is refused too.
 */
export async function checkFile(file: Blob, rule: FileRule): Promise<string | null> {
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > rule.maxBytes) return tooLarge(rule);
  const content = await file.arrayBuffer().catch(() => null);
  if (!content) return 'This file cannot be read. Choose another one.';
  const type = sniffFileType(new Uint8Array(content));
  return type !== null && rule.types.includes(type) ? null : wrongType(rule);
}

/** What is said of a file with more bytes than the rule allows. */
export function tooLarge({ maxBytes }: FileRule): string {
  return `This file is larger than ${formatFileSize(maxBytes)}. Choose a smaller one.`;
}

/** What is said of a file of another kind. */
export function wrongType(rule: FileRule): string {
  return `Choose a ${typesInWords(rule)} file.`;
}

/** 'JPEG, PNG or PDF'. */
function typesInWords({ types }: FileRule): string {
  const names = types.map((type) => typeNames[type] ?? type);
  return new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(names);
}
