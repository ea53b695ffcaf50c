import { BODY_BYTES, type Endpoint } from '../../../src/contract/endpoint.ts';

export function isMultipart(contentType: string | null): boolean {
  return /^multipart\/form-data(?:;|$)/i.test(contentType ?? '');
}

/** Maximum size of the body in bytes, including an uploaded file. */
export function bodyLimit(
  { bodyBytes = BODY_BYTES, file }: Endpoint,
  contentType: string | null,
): number {
  return file && isMultipart(contentType) ? file.maxBytes + bodyBytes : bodyBytes;
}
