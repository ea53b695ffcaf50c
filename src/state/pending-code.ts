import { useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored, type StorageKind } from '../api/browser-storage.ts';
import { mobile } from '../contract/auth.ts';
import { instant } from '../contract/common.ts';
import { OTP_RESEND_SECONDS } from '../domain/otp.ts';

const pendingCode = z.object({
  phone: mobile,
  resendAt: instant,
  attemptId: z.optional(z.string()),
});

/** A number that a code has been sent to. */
export interface PendingCode {
  /** Ten digits. */
  phone: string;
  /** The earliest instant at which another code may be asked for. */
  resendAt: string;
  /** The id of the attempt; missing where the API gives none. */
  attemptId?: string | undefined;
}

interface CodeSent {
  resendAfterSeconds?: number | undefined;
  attemptId?: string | undefined;
}

/**
 * Remembers over reloads which number waits for a code.
 * @param kind which store of the browser keeps it
 */
export function createPendingCode(kind: StorageKind, key: string) {
  const state = proxy<{ pending: PendingCode | null }>({ pending: null });
  const restore = () => {
    state.pending ??= readStored(kind, key, pendingCode);
  };
  return {
    /** A code has been sent; without a word from the server the next may follow after 30 seconds. */
    begin(phone: string, { resendAfterSeconds = OTP_RESEND_SECONDS, attemptId }: CodeSent) {
      const resendAt = new Date(Date.now() + resendAfterSeconds * 1000).toISOString();
      state.pending = { phone, resendAt, attemptId };
      writeStored(kind, key, state.pending);
    },
    clear() {
      state.pending = null;
      removeStored(kind, key);
    },
    /** The number that waits, also for code outside of React. */
    current(): PendingCode | null {
      restore();
      return state.pending;
    },
    use(): PendingCode | null {
      // Before the first drawing, which would else lead away for want of a number.
      useState(restore);
      return useSnapshot(state).pending;
    },
  };
}
