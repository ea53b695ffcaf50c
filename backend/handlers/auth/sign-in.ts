import type { User } from '../../../src/contract/auth.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { AccountRecord } from '../../store/records.ts';
import { issueAccessToken } from '../core/access-token.ts';
import type { Backend } from '../core/backend.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { pictureAddress } from '../files/picture-path.ts';
import { endSession, matchesSession, type OpenSession } from './sessions.ts';

export async function signIn(
  backend: Backend,
  { request, responseHeaders }: RequestContext<Endpoint>,
  { account, session, issued }: OpenSession,
): Promise<{ success: true; user: User; accessToken: string }> {
  const former = backend.sessions.read(request);
  if (former && !matchesSession(former, session.id)) await endSession(backend, former);
  const accessToken = await issueAccessToken(backend, session.id);
  sendHeaders(responseHeaders, backend.sessions.write(request, issued));
  return { success: true, user: toUser(backend, account), accessToken };
}

export function signOut(
  backend: Backend,
  { request, responseHeaders }: RequestContext<Endpoint>,
): void {
  sendHeaders(responseHeaders, backend.sessions.clear(request));
}

function toUser(backend: Backend, { id, name, role, profilePicture }: AccountRecord): User {
  return { id, name, role, profilePicture: pictureAddress(backend, profilePicture) };
}

export function sendHeaders(target: Headers, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) target.append(name, value);
}
