import { setting } from './config.ts';

/** What a value must be; null for one that is right. */
type Rule = (value: string) => string | null;

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
 * Looks at the build's environment before anything uses it: the build does, and the development server's page. What
 * has been built need not look again.
 * @param env such as `import.meta.env`
 * @throws {Error} naming each variable that is wrong and what it must be
 */
export function checkConfig(env: Record<string, unknown>): void {
  const complaints = Object.entries(rules).flatMap(([name, rule]) => {
    const value = setting(env, name);
    const complaint = value === undefined ? null : rule(value);
    return complaint === null ? [] : [`${name} ${complaint} (see .env.example).`];
  });
  if (complaints.length > 0) {
    throw new Error(`CareSetu is not set up right. ${complaints.join(' ')}`);
  }
}
