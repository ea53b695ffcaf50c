import { ApiError } from './api-error.ts';

/**
 * The JSON of a request. Throws an ApiError: `too-large` as soon as more than `limit` bytes have come,
 * `invalid-request` when it is no JSON.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const tooLarge = new ApiError('too-large', 'The request is too large.');
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      // Not awaited: MSW holds a copy of the request, and a copied stream ends only with its copy.
      void reader?.cancel();
      throw tooLarge;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    throw new ApiError('invalid-request', 'The request is not valid JSON.');
  }
}
