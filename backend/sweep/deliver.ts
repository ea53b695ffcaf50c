import type { Backend } from '../handlers/core/backend.ts';
import {
  deliverByChannel,
  deliverDue,
  type DeliverDueOptions,
  type DeliveryOutcome,
  runChannels,
} from '../handlers/notices/send-deliveries.ts';
import type { Channel } from '../../src/domain/notices/delivery-kinds.ts';
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

/**
 * Sends due notices, with those of other processes. A channel that is slow delays no other one.
 * Returns how to stop.
 */
export function startDelivering(
  backend: Backend,
  { tickMs = TICK_MS, ...options }: DeliverOptions,
): () => Promise<void> {
  const underWay = new Map<Channel, Promise<void>>();
  let isStopped = false;
  const start = (channel: Channel, due: DeliverDueOptions): Promise<void> => {
    const running = underWay.get(channel);
    // The tick that started it reports its error.
    if (running) return running.catch(() => undefined);
    const run = deliverByChannel(backend, channel, due).finally(() => underWay.delete(channel));
    underWay.set(channel, run);
    return run;
  };
  const tick = async () => {
    const due = toDueOptions({ ...options, isStopped: () => isStopped });
    await runChannels((channel) => start(channel, due)).catch(options.onError);
  };
  void tick();
  const timer = setInterval(() => void tick(), tickMs);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.allSettled(underWay.values());
  };
}

export interface DeliverOnceOptions extends Omit<DeliverOptions, 'tickMs'> {
  isStopped?: () => boolean;
}

/** All that is due now. */
export function deliver(backend: Backend, options: DeliverOnceOptions): Promise<void> {
  return deliverDue(backend, toDueOptions(options));
}

/** Reports the first failure of each channel only: a gateway that is down fails often. */
function toDueOptions({
  onError,
  onOutcome = () => {},
  isStopped = () => false,
  mayDeliver,
}: DeliverOnceOptions): DeliverDueOptions {
  const failed = new Set<Channel>();
  let isUnknown = false;
  return {
    isStopped,
    async mayDeliver() {
      try {
        return (await mayDeliver?.()) ?? true;
      } catch (error) {
        if (!isUnknown) onError(error);
        isUnknown = true;
        return false;
      }
    },
    onOutcome(outcome, { channel }, error) {
      onOutcome(outcome, channel);
      if (error === undefined || failed.has(channel)) return;
      failed.add(channel);
      const isRepeated = outcome === 'failed';
      const message = isRepeated ? 'A notice will be sent again' : 'A notice was not sent';
      onError(new Error(message, { cause: error }));
    },
  };
}
