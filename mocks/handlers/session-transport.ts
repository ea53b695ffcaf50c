export interface IssuedToken {
  token: string;
  /** True if the session outlives the browser (spec §2 Login). */
  remember: boolean;
  /** From now. */
  maxAgeSeconds: number;
}

/** The client stores its refresh token in a cookie, or in the demo's tab. */
export interface SessionTransport {
  read(request: Request): string | null;
  /** Returns response headers. */
  write(request: Request, issued: IssuedToken): Record<string, string>;
  /** Returns response headers. */
  clear(request: Request): Record<string, string>;
}
