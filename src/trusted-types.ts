/** TypeScript lacks these types. */
export interface TrustedTypes {
  /** @throws if the headers do not allow the policy, or the policy already exists */
  createPolicy: (
    name: string,
    rules: {
      createHTML: (markup: string) => string | null;
      createScriptURL: (address: string) => string | null;
    },
  ) => unknown;
}

/**
 * The headers require Trusted Types (scripts/build/security-headers.mjs). The policy is the default
 * one, because libraries pass plain text.
 * @param addresses absolute URLs; a trailing slash includes all URLs below it
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
