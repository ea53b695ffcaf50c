export interface IssuedToken {
  token: string;
  /** True if the user stays logged in after closing the browser (spec §2 Login). */
  remember: boolean;
  maxAgeSeconds: number;
}

/** Sends the refresh token: in a cookie on the server, in the tab's storage in the demo. */
export interface SessionTransport {
  read(request: Request): string | null;
  /** Returns the response headers to set. */
  write(request: Request, issued: IssuedToken): Record<string, string>;
  /** Returns the response headers that clear the token. */
  clear(request: Request): Record<string, string>;
}
