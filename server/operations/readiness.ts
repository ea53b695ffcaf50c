import { withLimit } from '../core/with-limit.ts';

/** Milliseconds. */
const CHECK_LIMIT_MS = 2000;

export interface ReadinessCheck {
  name: string;
  check(): Promise<void>;
}

export interface Readiness {
  isReady: boolean;
  checks: Record<string, 'ok' | 'failed'>;
}

/** Failures are reported to `onError` only, not in the response. */
export async function checkReadiness(
  checks: readonly ReadinessCheck[],
  onError: (name: string, error: unknown) => void,
  limitMs = CHECK_LIMIT_MS,
): Promise<Readiness> {
  const results = await Promise.all(
    checks.map(async ({ name, check }) => {
      try {
        await withLimit(check(), limitMs);
        return [name, 'ok'] as const;
      } catch (error) {
        onError(name, error);
        return [name, 'failed'] as const;
      }
    }),
  );
  return {
    isReady: results.every(([, result]) => result === 'ok'),
    checks: Object.fromEntries(results),
  };
}
