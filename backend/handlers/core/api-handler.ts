import { HttpHandler } from 'msw';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { RouteMatch } from './route.ts';

/** Unlike MSW's own handler, matches the route before parsing cookies. */
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
    // `fetch` does not convert a lowercase `patch` to uppercase.
    const isOwn = request.method.toUpperCase() === this.#method && this.#match(request.url).matches;
    return isOwn ? super.run(...args) : null;
  }
}
