import * as z from 'zod/mini';
import type { Seal } from './seal.ts';

export interface Payloads {
  encode: (text: string) => string;
  decode: (text: string) => string;
}

export const plainPayloads: Payloads = { encode: (text) => text, decode: (text) => text };

const CONTEXT = 'payload';

const sealedPayload = z.strictObject({ sealed: z.string() });

export function createSealedPayloads(seal: Seal): Payloads {
  return {
    encode: (text) => (seal.isOn ? JSON.stringify({ sealed: seal.sealText(text, CONTEXT) }) : text),
    decode(text) {
      const { data } = sealedPayload.safeParse(JSON.parse(text));
      return data ? seal.openText(data.sealed, CONTEXT) : text;
    },
  };
}
