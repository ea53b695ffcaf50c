/** The message of a handler, for the user. */
export class Refusal extends Error {}
