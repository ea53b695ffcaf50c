import { StartError } from './core/start-error.ts';

const secretNames = [
  'SIGNING_KEY',
  'SIGNING_KEY_PREVIOUS',
  'DATA_KEY',
  'DATA_KEY_PREVIOUS',
  'WEBHOOK_SECRET',
  'WEBHOOK_SECRET_PREVIOUS',
  'DOCTOR_WEBHOOK_SECRET',
  'DOCTOR_WEBHOOK_SECRET_PREVIOUS',
  'SMS_WEBHOOK_SECRET',
  'SMS_WEBHOOK_SECRET_PREVIOUS',
  'REPORT_WEBHOOK_SECRET',
  'TURN_SECRET',
] as const;

const LEAST_BYTES = 32;
const LEAST_DIFFERENT_BYTES = 16;
const HOW_TO_MAKE_ONE = 'Make one with: openssl rand -base64 32.';

/** The placeholders of docs/deploy, and other common ones. */
const PLACEHOLDER =
  /(?:change|replace|fill)[-_ ]?(?:me|in|this|it|with)|your[-_ ]|placeholder|example|insert[-_ ]|\$\{|\{\{|<.*>/i;

/**
 * For servers with real users. Does not check which secrets are required.
 * @param published secrets that everyone can read
 * @throws {StartError} naming the setting, without its value
 */
export function checkSecrets(env: NodeJS.ProcessEnv, published: readonly string[]): void {
  const earlier = new Map<string, string>();
  for (const name of secretNames) {
    const secret = withoutQuotes(env[name] || '');
    if (secret === '') continue;
    const problem = published.some((one) => secret.includes(one))
      ? 'is a secret of development, which is published'
      : findProblem(secret);
    if (problem) throw new StartError(`${name} ${problem}. ${HOW_TO_MAKE_ONE}`);
    for (const bytes of decode(secret)) {
      const content = bytes.toString('hex');
      const other = earlier.get(content) ?? name;
      if (other !== name) {
        throw new StartError(`${other} and ${name} must be different. ${HOW_TO_MAKE_ONE}`);
      }
      earlier.set(content, name);
    }
  }
}

/** Docker keeps the quotes and spaces of an .env file. */
function withoutQuotes(secret: string): string {
  return secret.replace(/^[\s"']+/, '').replace(/[\s"']+$/, '');
}

function findProblem(secret: string): string | null {
  if (PLACEHOLDER.test(secret)) return 'is a placeholder';
  const [bytes, ...others] = decode(secret);
  if (bytes.byteLength < LEAST_BYTES) return `must have at least ${LEAST_BYTES} bytes`;
  return [bytes, ...others].some((one) => new Set(one).size < LEAST_DIFFERENT_BYTES)
    ? `must have at least ${LEAST_DIFFERENT_BYTES} different bytes`
    : null;
}

/** Hexadecimal text counts as its bytes, other text as it is, and as base64 if it is that. */
function decode(secret: string): [Buffer, ...Buffer[]] {
  if (/^(?:[\da-f]{2})+$/i.test(secret)) return [Buffer.from(secret, 'hex')];
  const bytes = Buffer.from(secret, 'base64');
  const inUrl = secret
    .replace(/={1,2}$/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  const isBase64 = bytes.toString('base64url') === inUrl;
  return [Buffer.from(secret), ...(isBase64 ? [bytes] : [])];
}
