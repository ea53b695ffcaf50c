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

type Rule = (value: string) => string | null;

/** Whether a value is wrong, and what it must be. Without zod, which the first page of a guest never loads. */
const isAddress: Rule = (value) =>
  /^https?:\/\//.test(value) && URL.canParse(value) ? null : 'must be an http or https address';

const rules: Record<string, Rule> = {
  VITE_API_URL: isAddress,
  VITE_SOCKET_URL: isAddress,
  VITE_GEOCODER_URL: isAddress,
  // A secret key must never get into a build: whoever opens the page can read it.
  VITE_STRIPE_PUBLISHABLE_KEY: (value) =>
    value.startsWith('pk_') ? null : 'must be a publishable key, which starts with pk_',
};

/**
 * Reads the build's environment; a variable left blank counts as not set.
 * @param env such as `import.meta.env`
 * @param site the whole address that the site is served under
 * @throws {Error} naming each variable that is wrong and what it must be
 */
export function readConfig(env: Record<string, unknown>, site: string): Config {
  const complaints = Object.entries(rules).flatMap(([name, rule]) => {
    const value = setting(env, name);
    const complaint = value === undefined ? null : rule(value);
    return complaint === null ? [] : [`${name} ${complaint} (see .env.example).`];
  });
  if (complaints.length > 0) {
    throw new Error(`CareSetu is not set up right. ${complaints.join(' ')}`);
  }
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
function setting(env: Record<string, unknown>, name: string): string | undefined {
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
