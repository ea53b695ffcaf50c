export interface Credentials {
  userId: string;
  accessToken: string;
}

export interface SessionSource {
  credentials: () => Credentials | null;
  provisionalUserId: () => string | null;
  isShared: () => boolean;
  /** Resolves to a new token, or null if another user has signed in. */
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
