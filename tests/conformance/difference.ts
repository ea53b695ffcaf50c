/** A place where a server does otherwise than the contract says. */
export class Difference extends Error {
  /** The call that differs, by its name in the contract. */
  readonly endpoint: string;
  /** What of its answer differs: `status`, `code`, a header, or the path of a field. */
  readonly field: string;
  readonly expected: string;
  readonly actual: string;

  constructor(endpoint: string, field: string, expected: string, actual: unknown) {
    const shown = shortened(typeof actual === 'string' ? actual : JSON.stringify(actual));
    super(`${endpoint}: ${field} should be ${expected}, but is ${shown}`);
    this.endpoint = endpoint;
    this.field = field;
    this.expected = expected;
    this.actual = shown;
  }
}

/** Why a check could not be made; no fault of the server. */
export class Skipped extends Error {}

function shortened(text: string | undefined): string {
  if (text === undefined) return 'missing';
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
