/** What is used of the browser's Trusted Types; TypeScript does not know them. */
export interface TrustedTypes {
  /** Makes a policy; throws where the page's headers do not name it, or a default one is there already. */
  createPolicy: (
    name: string,
    rules: {
      createHTML: (markup: string) => string | null;
      createScriptURL: (address: string) => string | null;
    },
  ) => unknown;
}

/**
 * Lets the page load scripts and workers of these addresses, and no text become markup or code: the headers ask
 * for Trusted Types (scripts/security-headers.mjs). It is the default policy since libraries hand over plain text,
 * for which a browser asks no other. To be called once; browsers without Trusted Types go by `script-src` alone.
 * @param addresses whole addresses; one that ends in a slash stands for all below it
 * @param trustedTypes the browser's own
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
    // react-aria empties what it tells screen readers by setting its markup to nothing.
    createHTML: (markup) => (markup === '' ? markup : null),
    createScriptURL: (address) => (isTrusted(address) ? address : null),
  });
}
