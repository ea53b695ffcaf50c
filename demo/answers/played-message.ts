/** Begins the `clientId` of a message that the demo wrote. It is not answered automatically. */
export const PLAYED_MESSAGE = 'played-by-the-demo.';
