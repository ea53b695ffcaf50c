/** URLs have no trailing slash. */
export interface Config {
  apiUrl: string;
  geocoderUrl: string;
  socketUrl: string;
  /** Null uses the demo's card form. */
  stripePublishableKey: string | null;
  isDemo: boolean;
}

/**
 * @param env a blank value counts as missing
 * @param site an absolute URL
 */
export function readConfig(env: Record<string, unknown>, site: string): Config {
  const apiUrl = parseAddress(env, 'VITE_API_URL');
  const ownUrl = apiUrl ?? withoutSlash(site);
  return {
    apiUrl: ownUrl,
    geocoderUrl: parseAddress(env, 'VITE_GEOCODER_URL') ?? `${ownUrl}/geocoder`,
    socketUrl: apiUrl === undefined ? ownUrl : (parseAddress(env, 'VITE_SOCKET_URL') ?? apiUrl),
    stripePublishableKey:
      apiUrl === undefined ? null : (setting(env, 'VITE_STRIPE_PUBLISHABLE_KEY') ?? null),
    isDemo: apiUrl === undefined,
  };
}

export function setting(env: Record<string, unknown>, name: string): string | undefined {
  const value = env[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function parseAddress(env: Record<string, unknown>, name: string): string | undefined {
  const value = setting(env, name);
  return value && withoutSlash(value);
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
