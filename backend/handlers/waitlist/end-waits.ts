import { isWaiting } from '../../../src/domain/waitlist/waitlist.ts';
import type { SweepStep } from '../core/sweep-step.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';
import { endOffer, removeEntry } from './offers.ts';

const BATCH = 100;

/** Passes offers without an answer on, and removes the entries whose last day is over. */
export const endWaits: SweepStep = async (backend, now) => {
  const at = now.toISOString();
  const due = () => backend.store.read((reads) => reads.findExpired('waitlist', at, 1));
  let count = 0;
  while ((await due()).length > 0) {
    count += await writeAndPublish(backend, async (unit, publish) => {
      let removed = 0;
      for (const entry of await unit.findExpired('waitlist', at, BATCH)) {
        if (entry.offer && isWaiting(entry, now)) await endOffer(unit, publish, entry, now);
        else {
          await removeEntry(unit, publish, entry, now);
          removed += 1;
        }
      }
      return removed;
    });
  }
  return { waitlist: count };
};
