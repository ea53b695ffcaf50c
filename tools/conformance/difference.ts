export class Difference extends Error {
  readonly endpoint: string;
  /** `status`, `code`, a header, or the path of a field. */
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

export class Skipped extends Error {}

function shortened(text: string | undefined): string {
  if (text === undefined) return 'missing';
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
