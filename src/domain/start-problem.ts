/** The demo's backend cannot start. `message` is suitable for users. */
export class StartProblem extends Error {}
