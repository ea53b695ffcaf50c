import { useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import {
  readStored,
  removeStored,
  writeStored,
  type StorageKind,
} from '../../api/browser/browser-storage.ts';
import { mobile } from '../../contract/auth.ts';
import { instant } from '../../contract/common.ts';
import { OTP_RESEND_SECONDS } from '../../domain/forms/otp.ts';
import { currentMs } from '../../domain/time/clock.ts';

const pendingCode = z.object({
  phone: mobile,
  resendAt: instant,
  attemptId: z.optional(z.string()),
});

export interface PendingCode {
  /** Ten digits, without +91. */
  phone: string;
  resendAt: string;
  attemptId?: string | undefined;
}

interface CodeSent {
  resendAfterSeconds?: number | undefined;
  attemptId?: string | undefined;
}

export function createPendingCode(kind: StorageKind, key: string) {
  const state = proxy<{ pending: PendingCode | null }>({ pending: null });
  const restore = () => {
    state.pending ??= readStored(kind, key, pendingCode);
  };
  return {
    begin(phone: string, { resendAfterSeconds = OTP_RESEND_SECONDS, attemptId }: CodeSent) {
      const resendAt = new Date(currentMs() + resendAfterSeconds * 1000).toISOString();
      state.pending = { phone, resendAt, attemptId };
      writeStored(kind, key, state.pending);
    },
    clear() {
      state.pending = null;
      removeStored(kind, key);
    },
    current(): PendingCode | null {
      restore();
      return state.pending;
    },
    use(): PendingCode | null {
      // Restore before the first render. Otherwise, the page would redirect.
      useState(restore);
      return useSnapshot(state).pending;
    },
  };
}
