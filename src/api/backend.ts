import { ApiError } from './api-error.ts';

/** Where calls go. */
export interface Transport {
  /** The API's address, without a slash at the end. */
  apiUrl: string;
  /** The geocoder's address, without a slash at the end. */
  geocoderUrl: string;
  /**
   * The realtime server's address, without a slash at the end.
   * @default apiUrl
   */
  socketUrl?: string;
  /** Calls wait for this: a backend that starts in the browser. */
  ready: Promise<unknown>;
}

let transport: Transport = { apiUrl: '', geocoderUrl: '', ready: Promise.resolve() };

/** Tells the calls of this page where to go. */
export function setTransport(settings: Transport): void {
  transport = settings;
}

/**
 * Where calls go, once the backend can be reached.
 * @throws {ApiError} of status 0 where the one in the browser could not start
 */
export async function backend(): Promise<Transport> {
  try {
    await transport.ready;
  } catch {
    throw new ApiError({ status: 0, code: 'no-answer' });
  }
  return transport;
}
