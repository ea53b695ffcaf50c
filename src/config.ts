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

/**
 * Reads the build's environment, which `checkConfig` has found right; a variable left blank counts as not set.
 * @param env such as `import.meta.env`
 * @param site the whole address that the site is served under
 */
export function readConfig(env: Record<string, unknown>, site: string): Config {
  const apiUrl = addressOf(env, 'VITE_API_URL');
  const ownUrl = apiUrl ?? withoutSlash(site);
  return {
    apiUrl: ownUrl,
    geocoderUrl: addressOf(env, 'VITE_GEOCODER_URL') ?? `${ownUrl}/geocoder`,
    socketUrl: apiUrl === undefined ? ownUrl : (addressOf(env, 'VITE_SOCKET_URL') ?? apiUrl),
    stripePublishableKey:
      apiUrl === undefined ? null : (setting(env, 'VITE_STRIPE_PUBLISHABLE_KEY') ?? null),
    isDemo: apiUrl === undefined,
  };
}

/** What a variable is set to; undefined where it is not, or blank. */
export function setting(env: Record<string, unknown>, name: string): string | undefined {
  const value = env[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function addressOf(env: Record<string, unknown>, name: string): string | undefined {
  const value = setting(env, name);
  return value && withoutSlash(value);
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
