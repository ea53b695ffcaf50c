import type { HttpHandler } from 'msw';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { errorResponseBody } from '../../../src/contract/errors.ts';
import { fieldErrors } from '../../../src/domain/forms/field-errors.ts';
import { ApiError, errorResponse } from './api-error.ts';
import { ApiHandler } from './api-handler.ts';
import type { Backend } from './backend.ts';
import { bodyLimit, isMultipart } from './body-limit.ts';
import { allowedCaller, type Caller } from './caller.ts';
import {
  createErrorPage,
  createFileResponse,
  createPageResponse,
  Download,
} from './file-response.ts';
import { parseJson, readBytes } from './read-body.ts';
import { fileTooLarge, readForm, type SharedFile } from './read-form.ts';
import { matchRoute } from './route.ts';
import { checkAddress, checkTexts } from './storable-text.ts';

type FormPart<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E[Name] extends z.ZodMiniType<infer Value> ? Value : undefined;

export interface RequestContext<E extends Endpoint> {
  params: FormPart<E, 'params'>;
  query: FormPart<E, 'query'>;
  body: FormPart<E, 'body'>;
  file: SharedFile | null;
  caller: Caller;
  address: string;
  request: Request;
  responseHeaders: Headers;
}

export type Resolver<E extends Endpoint> = (
  call: RequestContext<E>,
) => Promise<z.input<E['response']> | (E extends { respondsWithFile: true } ? Download : never)>;

export function endpointHandler<E extends Endpoint>(
  backend: Backend,
  endpoint: E,
  act: Resolver<E>,
  baseUrl: string = backend.baseUrl,
): HttpHandler {
  const { network = (_, run) => run() } = backend;
  return new ApiHandler(
    endpoint.method,
    (url) => matchRoute(baseUrl, endpoint.path, url),
    (call) => network(endpoint, () => respond(call)),
  );

  async function respond({ request, params }: { request: Request; params: unknown }) {
    const responseHeaders = new Headers({ 'cache-control': 'no-store' });
    try {
      const caller = await allowedCaller(backend, endpoint, request);
      const input = await readInput(endpoint, request, params);
      const address = backend.addressOf(request);
      // A slow upload must not delay the account's other writes.
      const turn = endpoint.method === 'GET' || input.file ? undefined : caller.account?.id;
      const mustWait = turn !== undefined && backend.turns.count(turn) > 0;
      const run = async () => {
        // A write before this one may have ended the session.
        const by = mustWait ? await allowedCaller(backend, endpoint, request) : caller;
        return act({ ...input, caller: by, address, request, responseHeaders });
      };
      const answer = await (turn === undefined ? run() : backend.turns.take(turn, run));
      if (answer instanceof Download) return createFileResponse(answer, responseHeaders);
      const problem = endpoint.response.safeParse(answer).error;
      if (problem) throw new Error(`${endpoint.path} breaks its contract: ${problem.message}`);
      if (answer instanceof File) return createFileResponse(answer, responseHeaders);
      return Response.json(answer, { status: endpoint.status, headers: responseHeaders });
    } catch (error) {
      const response = errorResponse(error);
      return endpoint.respondsWithPage && isFromBrowser(request) ? showError(response) : response;
    }
  }

  async function showError(response: Response): Promise<Response> {
    const { message } = errorResponseBody.parse(await response.json());
    const page = createErrorPage(message, backend.calendarFeeds?.appUrl ?? null);
    return createPageResponse(page, response.headers, response.status);
  }
}

function isFromBrowser({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') ?? false;
}

type Input<E extends Endpoint> = Pick<RequestContext<E>, 'params' | 'query' | 'body' | 'file'>;

async function readInput<E extends Endpoint>(
  endpoint: E,
  request: Request,
  pathParams: unknown,
): Promise<Input<E>> {
  checkAddress(request.url);
  const params = endpoint.params?.safeParse(pathParams);
  if (params?.error) throw new ApiError('not-found', 'Nothing was found at this address.');
  const query = endpoint.query && parseInput(endpoint.query, parseQuery(request));
  const sent = endpoint.body && (await readBody(endpoint, request));
  checkTexts(sent?.json);
  const body = endpoint.body && parseInput(endpoint.body, sent?.json);
  // The cast is safe, because a schema has parsed each part.
  return { params: params?.data, query, body, file: sent?.file ?? null } as Input<E>;
}

async function readBody(
  endpoint: Endpoint,
  request: Request,
): Promise<{ json: unknown; file: SharedFile | null }> {
  const contentType = request.headers.get('content-type');
  const limit = bodyLimit(endpoint, contentType);
  if (endpoint.file && contentType !== null && isMultipart(contentType)) {
    const bytes = await readBytes(request, limit, fileTooLarge(endpoint.file));
    return readForm(bytes, contentType, endpoint.file);
  }
  const tooLarge = new ApiError('too-large', 'The request is too large.');
  const bytes = await readBytes(request, limit, tooLarge);
  return { json: parseJson(new TextDecoder().decode(bytes)), file: null };
}

function parseQuery(request: Request): unknown {
  return Object.fromEntries(new URL(request.url).searchParams);
}

export function parseInput<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { '': whole, ...fields } = fieldErrors(schema, value);
  const [firstMessage = whole ?? 'The request is incomplete.'] = Object.values(fields);
  throw new ApiError('invalid-request', firstMessage, { fields });
}
