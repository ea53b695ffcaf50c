/** A refresh token for the client. */
export interface IssuedToken {
  token: string;
  /** True for a session that outlives the browser (spec §2 Login). */
  remember: boolean;
  /** From now. */
  maxAgeSeconds: number;
}

/** Stores the refresh token on the client: in a cookie, or in the demo's tab. */
export interface SessionTransport {
  read(request: Request): string | null;
  /** Returns the headers to send with the response. */
  write(request: Request, issued: IssuedToken): Record<string, string>;
  /** Returns the headers to send with the response. */
  clear(request: Request): Record<string, string>;
}
