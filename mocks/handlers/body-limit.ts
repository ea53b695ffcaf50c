import { BODY_BYTES, type Endpoint } from '../../src/contract/endpoint.ts';

/** Recognises a body in parts, as one with a file is. */
export function isMultipart(contentType: string | null): boolean {
  return /^multipart\/form-data(?:;|$)/i.test(contentType ?? '');
}

/** The most bytes that the body of a call may have: a file is extra where the endpoint takes one. */
export function bodyLimit(
  { bodyBytes = BODY_BYTES, file }: Endpoint,
  contentType: string | null,
): number {
  return file && isMultipart(contentType) ? file.maxBytes + bodyBytes : bodyBytes;
}
