/** Signed tokens of a browser, at most one for each account, the newest first (ADR 0087). */
export interface DeviceTransport {
  read(request: Request): string[];
  write(request: Request, tokens: readonly string[]): Record<string, string>;
}

export const withoutDeviceTokens: DeviceTransport = {
  read: () => [],
  write: () => ({}),
};
