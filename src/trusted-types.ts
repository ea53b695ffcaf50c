/** Not part of TypeScript's DOM types. */
export interface TrustedTypes {
  /** @throws if the headers don't allow the policy, or a policy with this name already exists */
  createPolicy: (
    name: string,
    rules: {
      createHTML: (markup: string) => string | null;
      createScriptURL: (address: string) => string | null;
    },
  ) => unknown;
}

/**
 * Must be the default policy, because libraries assign plain strings (ADR 0021).
 * @param addresses absolute URLs. A trailing slash allows all URLs below it.
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
    // react-aria sets innerHTML to '' to clear its live region.
    createHTML: (markup) => (markup === '' ? markup : null),
    createScriptURL: (address) => (isTrusted(address) ? address : null),
  });
}
