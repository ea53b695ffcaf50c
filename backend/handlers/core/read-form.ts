import type { FileRule } from '../../../src/contract/endpoint.ts';
import { inspectFile } from '../../../src/domain/files/file-check.ts';
import { toFileName } from '../../../src/domain/files/file-name.ts';
import { formatFileSize } from '../../../src/domain/files/file-size.ts';
import { ApiError } from './api-error.ts';
import { parseJson } from './read-body.ts';
import { checkTexts } from './storable-text.ts';

const JSON_PART = 'body';

export interface SharedFile {
  /** Sanitized; the extension matches the type. */
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  rule: FileRule,
): Promise<{ json: unknown; file: SharedFile | null }> {
  const form = await parseForm(bytes, contentType);
  const json = form.get(JSON_PART);
  const file = form.get(rule.part);
  const names = [...form.keys()];
  const isAsked = names.every((name) => [JSON_PART, rule.part].includes(name));
  const isTold = typeof json === 'string' && typeof file !== 'string';
  if (!isAsked || !isTold || new Set(names).size < names.length) throw notWellFormed();
  checkTexts({ [rule.part]: file?.name });
  return { json: parseJson(json), file: file && (await checkedFile(file, rule)) };
}

export function fileTooLarge({ maxBytes }: FileRule): ApiError {
  return new ApiError('too-large', `A file can have up to ${formatFileSize(maxBytes)}.`);
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw notWellFormed();
  }
}

async function checkedFile(file: File, rule: FileRule): Promise<SharedFile> {
  if (file.size > rule.maxBytes) throw fileTooLarge(rule);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = inspectFile(bytes, rule);
  if (!('type' in found)) throw new ApiError(found.code, found.message);
  return { name: toFileName(file.name, found.type), type: found.type, bytes };
}

function notWellFormed(): ApiError {
  return new ApiError('invalid-request', 'The form in this request is not valid.');
}
