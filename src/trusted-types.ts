/** TypeScript lacks these types. */
export interface TrustedTypes {
  /** Throws if the headers do not allow the policy, or if it already exists. */
  createPolicy: (
    name: string,
    rules: {
      createHTML: (markup: string) => string | null;
      createScriptURL: (address: string) => string | null;
    },
  ) => unknown;
}

/**
 * The headers require Trusted Types (scripts/build/security-headers.mjs). Libraries pass plain text, so
 * the policy is the default one, created once.
 * @param addresses absolute URLs; a trailing slash includes everything below
 */
export function trustScripts(
  addresses: readonly string[],
  trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes'),
): void {
  const isTrusted = (address: string) =>
    addresses.some((known) =>
      known.endsWith('/') ? address.startsWith(known) : address === known,
    );
  trustedTypes?.createPolicy('default', {
    // react-aria clears its live region with ''.
    createHTML: (markup) => (markup === '' ? markup : null),
    createScriptURL: (address) => (isTrusted(address) ? address : null),
  });
}
