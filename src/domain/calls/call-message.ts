import * as z from 'zod/mini';

/** Sent over the data channel. `state` is also the heartbeat. */
const message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('state'),
    microphone: z.boolean(),
    camera: z.boolean(),
    screen: z.boolean(),
    /** The sender wants no pictures. */
    audioOnly: z.boolean(),
  }),
  z.object({ kind: z.literal('bye') }),
]);

export type CallMessage = z.infer<typeof message>;

export function parseCallMessage(data: string): CallMessage | null {
  try {
    return z.safeParse(message, JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
