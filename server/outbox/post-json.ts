const TIMEOUT_MS = 5000;

/** @throws Error without the address, which may contain a secret, and without the body. */
export async function postJson(
  recipient: string,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!ok) throw new Error(`${recipient} answered ${status}`);
}
