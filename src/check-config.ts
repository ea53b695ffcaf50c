import { setting } from './config.ts';

type Rule = (value: string) => string | null;

const isAddress: Rule = (value) =>
  /^https?:\/\//.test(value) && URL.canParse(value) ? null : 'must be an http or https address';

const rules: Record<string, Rule> = {
  VITE_API_URL: isAddress,
  VITE_SOCKET_URL: isAddress,
  VITE_GEOCODER_URL: isAddress,
  // Anyone can read the build, so it must not contain the secret key.
  VITE_STRIPE_PUBLISHABLE_KEY: (value) =>
    value.startsWith('pk_') ? null : 'must be a publishable key, which starts with pk_',
};

/** @throws {Error} with a list of the invalid variables */
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
