import { ApiError } from './api-error.ts';

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalid-request', 'The request is not valid JSON.');
  }
}

/** @throws `tooLarge` as soon as the body is larger than `limit` bytes. */
export async function readBytes(
  request: Request,
  limit: number,
  tooLarge: ApiError,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      // Don't await this: it settles only after MSW's copy of the request is cancelled.
      void reader?.cancel();
      throw tooLarge;
    }
    parts.push(part.value);
  }
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
