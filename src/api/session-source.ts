/** The user whose session calls are sent with, and their access token. */
export interface Credentials {
  userId: string;
  accessToken: string;
}

/** The session as calls need it. The app's own is in src/state/session. */
export interface SessionSource {
  /** Null unless someone is signed in. */
  credentials: () => Credentials | null;
  /** The user whose cached responses may be shown while the server cannot be reached, or null. */
  provisionalUserId: () => string | null;
  /** True when all tabs share one session. */
  isShared: () => boolean;
  /** A newer token than one that was answered 403; null when another user has signed in. */
  renew: (refused: Credentials) => Promise<string | null>;
}

let source: SessionSource = {
  credentials: () => null,
  provisionalUserId: () => null,
  isShared: () => false,
  renew: async () => null,
};

export function setSessionSource(given: SessionSource): void {
  source = given;
}

export function sessionSource(): SessionSource {
  return source;
}
