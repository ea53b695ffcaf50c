import { NOTICE_VERSION, noticeItems } from '../../src/domain/privacy/notice.ts';
import { addDays } from '../../src/domain/time/india-time.ts';
import type { AccountRecord, ConsentRecord } from '../store/records.ts';

export function consentRecord({ id, role }: AccountRecord, today: string): ConsentRecord {
  return {
    id: `${id}.1`,
    accountId: id,
    number: 1,
    version: NOTICE_VERSION,
    purposes: noticeItems(role).map(({ purpose }) => purpose),
    at: `${addDays(today, -1)}T04:00:00.000Z`,
  };
}
