import * as z from 'zod/mini';

/** Where the app finds what it talks to. */
export interface Config {
  /** The API's address, without a slash at the end. */
  apiUrl: string;
  /** The address of the geocoder that suggests places, without a slash at the end. */
  geocoderUrl: string;
  /** The realtime server's address, without a slash at the end. */
  socketUrl: string;
  /** Names the account that card payments go to; null takes the demo's cards, as the backend in the browser does. */
  stripePublishableKey: string | null;
  /** Whether the backend is the one in the browser. */
  isDemo: boolean;
}

const address = z.optional(
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .check(z.overwrite((url) => url.replace(/\/+$/, ''))),
);

/** A secret key must never get into a build: whoever opens the page can read it. */
const publishableKey = z.optional(
  z.string().check(z.startsWith('pk_', 'must be a publishable key, which starts with pk_')),
);

const environment = z.object({
  VITE_API_URL: address,
  VITE_SOCKET_URL: address,
  VITE_GEOCODER_URL: address,
  VITE_STRIPE_PUBLISHABLE_KEY: publishableKey,
});

/**
 * Reads the build's environment; a variable left blank counts as not set.
 * @param env such as `import.meta.env`
 * @param site the whole address that the site is served under
 * @throws {Error} naming each variable that is wrong and what it must be
 */
export function readConfig(env: Record<string, unknown>, site: string): Config {
  const named = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(named);
  if (!result.success) {
    const complaints = result.error.issues.map(
      ({ path, message }) => `${path.join('.')} ${message} (see .env.example).`,
    );
    throw new Error(`CareSetu is not set up right. ${complaints.join(' ')}`);
  }
  const {
    VITE_API_URL: apiUrl,
    VITE_SOCKET_URL: socketUrl,
    VITE_GEOCODER_URL: geocoderUrl,
    VITE_STRIPE_PUBLISHABLE_KEY: stripeKey,
  } = result.data;
  const ownUrl = apiUrl ?? site.replace(/\/+$/, '');
  return {
    apiUrl: ownUrl,
    geocoderUrl: geocoderUrl ?? `${ownUrl}/geocoder`,
    socketUrl: apiUrl === undefined ? ownUrl : (socketUrl ?? apiUrl),
    stripePublishableKey: apiUrl === undefined ? null : (stripeKey ?? null),
    isDemo: apiUrl === undefined,
  };
}
