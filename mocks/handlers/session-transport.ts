/** A refresh token on its way to the device. */
export interface IssuedToken {
  token: string;
  /** Whether the session outlives the browser (spec §2 Login). */
  remember: boolean;
  /** How long the session lives from now, in seconds. */
  maxAgeSeconds: number;
}

/** How a device keeps the refresh token of its session: a cookie, or the demo's tab. */
export interface SessionTransport {
  /** The refresh token that comes with a request, null without one. */
  read(request: Request): string | null;
  /** Hands the token over; the headers to send with the answer. */
  write(request: Request, issued: IssuedToken): Record<string, string>;
  /** Takes the token back; the headers to send with the answer. */
  clear(request: Request): Record<string, string>;
}
