import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { matchRoute } from './route.ts';

const all: Endpoint[] = Object.values(endpoints);

/** The endpoint of the API that a request is for. */
export function endpointOf(
  { method, url }: Pick<Request, 'method' | 'url'>,
  baseUrl: string,
): Endpoint | undefined {
  return all.find((one) => one.method === method && matchRoute(baseUrl, one.path, url).matches);
}
