export interface IssuedToken {
  token: string;
  /** True if the session outlives the browser (spec §2 Login). */
  remember: boolean;
  maxAgeSeconds: number;
}

/** Uses a cookie on the server and the tab's storage in the demo. */
export interface SessionTransport {
  read(request: Request): string | null;
  /** Returns response headers. */
  write(request: Request, issued: IssuedToken): Record<string, string>;
  /** Returns response headers. */
  clear(request: Request): Record<string, string>;
}
