import type { UnitOfWork } from '../../store/store.ts';
import { removeDeliveriesAbout, removeDeliveriesOf } from './plan-deliveries.ts';

/** Also those that are on their way. */
export async function removeNoticesAbout(unit: UnitOfWork, subject: string): Promise<void> {
  for (const { id } of await unit.find('notices', { subject })) await unit.remove('notices', id);
  await removeDeliveriesAbout(unit, subject);
}

/** Those of the account, and those that it caused. */
export async function removeNoticesOf(unit: UnitOfWork, id: string): Promise<void> {
  const own = await unit.find('notices', { accountId: id });
  const caused = await unit.find('notices', { fromId: id });
  for (const notice of [...own, ...caused]) await unit.remove('notices', notice.id);
  await removeDeliveriesOf(unit, id);
}
