import { removeAccount } from '../backend/handlers/account/account-deletion.ts';
import { dropPicture } from '../backend/handlers/files/picture-path.ts';
import { eraseAtOnce } from '../backend/handlers/privacy/erasure.ts';
import { removeDraft } from '../backend/handlers/queue/queue-drafts.ts';
import { accounts as seededAccounts, DEMO_PASSWORD_HASH } from '../backend/seed/accounts.ts';
import { freelancers as seededHelpers } from '../backend/seed/freelancers/all-freelancers.ts';
import type { AccountRecord, FreelancerRecord } from '../backend/store/records.ts';
import { StorageError } from '../backend/store/storage-error.ts';
import type { ReadTransaction, Store } from '../backend/store/store.ts';

const NAMES_IN_MESSAGE = 3;

/** @throws StorageError if the demo's people are in the data. Everyone can read their password. */
export async function refuseDemoPeople(
  store: Store,
  { name, commandFlags }: { name: string; commandFlags: string },
): Promise<void> {
  const { accounts, helpers } = await store.read(findDemoPeople);
  const names = [...accounts, ...helpers].map((person) => person.name);
  if (names.length === 0) return;
  const others = names.length - NAMES_IN_MESSAGE;
  const more = others > 0 ? ` and ${others} more` : '';
  throw new StorageError(
    `A server with real users does not start with people of the demo, whose password is published. ` +
      `They are in ${name}: ${names.slice(0, NAMES_IN_MESSAGE).join(', ')}${more}. ` +
      `Remove them with: npm run database -- remove-demo-people${commandFlags}`,
  );
}

/**
 * Can be repeated if it stops midway.
 * Bookings with helpers of the demo go too, since these helpers do not exist.
 */
export async function removeDemoPeople(store: Store, now: Date) {
  const { accounts, helpers } = await store.read(findDemoPeople);
  for (const { id } of accounts) {
    await store.write(async (unit) => {
      const account = await unit.get('accounts', id);
      if (!account) return;
      // No one follows the events of this command.
      await removeAccount(unit, () => {}, account, { address: '', now });
      await eraseAtOnce(unit, id, now);
    });
  }
  let bookings = 0;
  for (const { id, profilePicture } of helpers) {
    bookings += await store.write(async (unit) => {
      const booked = await unit.find('queueBookings', { freelancerId: id });
      for (const booking of booked) await removeDraft(unit, booking);
      await unit.remove('freelancers', id);
      await dropPicture(unit, profilePicture, now);
      return booked.length;
    });
  }
  return { accounts: accounts.length, helpers: helpers.length, bookings };
}

async function findDemoPeople(
  reads: ReadTransaction,
): Promise<{ accounts: AccountRecord[]; helpers: FreelancerRecord[] }> {
  const byPassword = await reads.find('accounts', { passwordHash: DEMO_PASSWORD_HASH });
  const accounts = new Map(byPassword.map((account) => [account.id, account]));
  for (const { id } of seededAccounts) {
    const account = await reads.get('accounts', id);
    if (account) accounts.set(id, account);
  }
  const helpers: FreelancerRecord[] = [];
  for (const { id } of seededHelpers) {
    const helper = await reads.get('freelancers', id);
    if (helper) helpers.push(helper);
  }
  return { accounts: [...accounts.values()], helpers };
}
