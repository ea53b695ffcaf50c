import { HttpHandler } from 'msw';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { RouteMatch } from './route.ts';

/**
 * An MSW handler that first looks whether a call is its own. MSW's gathers all cookies before that, and of a whole API
 * dozens are asked for each call, and for each of the page's other requests.
 */
export class ApiHandler extends HttpHandler {
  readonly #method: string;
  readonly #match: (url: string) => RouteMatch;

  constructor(
    method: Endpoint['method'],
    match: (url: string) => RouteMatch,
    answer: (call: { request: Request; params: unknown }) => Promise<Response>,
  ) {
    super(method, ({ request }) => match(request.url), answer);
    this.#method = method;
    this.#match = match;
  }

  override async run(...args: Parameters<HttpHandler['run']>) {
    const [{ request }] = args;
    // A request's method is written in capitals, but for PATCH, which stays as it was asked with.
    const isOwn = request.method.toUpperCase() === this.#method && this.#match(request.url).matches;
    return isOwn ? super.run(...args) : null;
  }
}
