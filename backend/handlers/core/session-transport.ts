export interface IssuedToken {
  token: string;
  /** Stays logged in after closing the browser (spec §2 Login). */
  remember: boolean;
  maxAgeSeconds: number;
}

export interface SessionTransport {
  read(request: Request): string | null;
  write(request: Request, issued: IssuedToken): Record<string, string>;
  clear(request: Request): Record<string, string>;
}
