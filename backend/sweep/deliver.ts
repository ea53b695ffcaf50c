import type { Backend } from '../handlers/core/backend.ts';
import { deliverDue, type DeliveryOutcome } from '../handlers/notices/send-deliveries.ts';
import type { DeliveryRecord } from '../store/records.ts';

/** Between checks for due notices, unless a test needs another period. */
export const TICK_MS = 30 * 1000;

export interface DeliverOptions {
  onError: (error: unknown) => void;
  onOutcome?: (outcome: DeliveryOutcome, channel: DeliveryRecord['channel']) => void;
  /**
   * Called before each batch. False while the clock is doubtful: nothing may be sent by it (ADR
   * 0088). So it is if this throws.
   */
  mayDeliver?: () => Promise<boolean>;
  tickMs?: number | undefined;
}

/** Sends due notices, with those of other processes. Returns how to stop. */
export function startDelivering(
  backend: Backend,
  { tickMs = TICK_MS, ...options }: DeliverOptions,
): () => Promise<void> {
  const run = () => deliver(backend, { ...options, isStopped: () => isStopped });
  let isStopped = false;
  let isRunning = false;
  let underWay = Promise.resolve();
  const tick = () => {
    if (isRunning) return;
    isRunning = true;
    underWay = run()
      .catch(options.onError)
      .finally(() => {
        isRunning = false;
      });
  };
  tick();
  const timer = setInterval(tick, tickMs);
  return () => {
    isStopped = true;
    clearInterval(timer);
    return underWay;
  };
}

/** Reports the first failure only: a gateway that is down fails often. */
export async function deliver(
  backend: Backend,
  {
    onError,
    onOutcome = () => {},
    isStopped = () => false,
    mayDeliver = async () => true,
  }: Omit<DeliverOptions, 'tickMs'> & { isStopped?: () => boolean },
): Promise<void> {
  let hasFailed = false;
  await deliverDue(backend, {
    isStopped,
    async mayDeliver() {
      try {
        return await mayDeliver();
      } catch (error) {
        onError(error);
        return false;
      }
    },
    onOutcome(outcome, { channel }, error) {
      onOutcome(outcome, channel);
      if (error === undefined || hasFailed) return;
      hasFailed = true;
      const isRepeated = outcome === 'failed';
      const message = isRepeated ? 'A notice will be sent again' : 'A notice was not sent';
      onError(new Error(message, { cause: error }));
    },
  });
}
