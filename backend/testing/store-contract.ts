import { expect, test } from 'vitest';
import { newConversation } from '../handlers/conversations/conversations.ts';
import { createTestSeed, people, visit } from './test-seed.ts';
import type { RecordOf, SeedData } from '../store/records.ts';
import { type ReadTransaction, replace, type Store } from '../store/store.ts';

const { patientA } = people;
const doctorB = { doctorId: people.doctorB.id, patientId: people.patientB.id };

export function testStore(open: (seed: SeedData) => Promise<Store>): void {
  const start = () => open(createTestSeed());
  const setting = (id: string, value: string) => ({ id, value });

  test('finds records by id, by indexed and by other fields', async () => {
    const store = await start();
    const found = await store.read(async (reads) => ({
      byId: await reads.get('accounts', patientA.id),
      byPhone: await reads.find('accounts', { phone: patientA.phone }),
      byPhoneAndRole: await reads.find('accounts', { phone: patientA.phone, role: 'doctor' }),
      byName: await reads.find('accounts', { name: patientA.name }),
      nobody: await reads.get('accounts', 'nobody'),
      all: await reads.find('accounts'),
    }));
    expect(found.byId).toEqual(patientA);
    expect(found.byPhone).toEqual([patientA]);
    expect(found.byPhoneAndRole).toEqual([]);
    expect(found.byName).toEqual([patientA]);
    expect(found.nobody).toBeUndefined();
    expect(found.all).toHaveLength(4);
  });

  test('finds records whose field has one of several values, with the changes of the unit of work', async () => {
    const visits = ['2026-11-24', '2026-11-25', '2026-11-26'].flatMap((date) => [
      { ...visit(`a ${date}`, '10:00', 'pending'), date },
      { ...visit(`b ${date}`, '10:00', 'pending'), date, ...doctorB },
    ]);
    const store = await open(createTestSeed(visits));
    const idsOn = async (reads: ReadTransaction, ...date: string[]) => {
      const found = await reads.find('appointments', { doctorId: people.doctorA.id, date });
      return found.map(({ id }) => id).sort();
    };
    expect(await store.read((reads) => idsOn(reads, '2026-11-24', '2026-11-26'))).toEqual([
      'a 2026-11-24',
      'a 2026-11-26',
    ]);
    expect(await store.read((reads) => idsOn(reads))).toEqual([]);
    const onOneDay = await store.read((reads) =>
      reads.find('appointments', { date: ['2026-11-25', '2026-11-30'] }),
    );
    expect(onOneDay.map(({ id }) => id).sort()).toEqual(['a 2026-11-25', 'b 2026-11-25']);
    await store.write(async (unit) => {
      await unit.update('appointments', 'a 2026-11-24', { date: '2026-11-27' });
      expect(await idsOn(unit, '2026-11-24', '2026-11-27')).toEqual(['a 2026-11-24']);
      expect(await idsOn(unit, '2026-11-24')).toEqual([]);
    });
  });

  test('reads what the same unit of work has written', async () => {
    const store = await start();
    const seen = await store.write(async (unit) => {
      await unit.insert('settings', setting('a', '1'));
      await unit.update('accounts', patientA.id, { phone: '9999999999' });
      await unit.remove('accounts', people.patientB.id);
      await replace(unit, 'settings', setting('a', '2'));
      return {
        setting: await unit.get('settings', 'a'),
        byNewPhone: await unit.find('accounts', { phone: '9999999999' }),
        byOldPhone: await unit.find('accounts', { phone: patientA.phone }),
        removed: await unit.get('accounts', people.patientB.id),
        all: await unit.find('accounts'),
      };
    });
    expect(seen.setting).toEqual(setting('a', '2'));
    expect(seen.byNewPhone.map(({ id }) => id)).toEqual([patientA.id]);
    expect(seen.byOldPhone).toEqual([]);
    expect(seen.removed).toBeUndefined();
    expect(seen.all).toHaveLength(3);
    const after = await store.read((reads) => reads.find('accounts', { phone: '9999999999' }));
    expect(after).toEqual(seen.byNewPhone);
  });

  test('finds the first expired records up to a limit, with the changes of the unit of work', async () => {
    const store = await start();
    const signup = (id: string, expiresAt: string) => ({
      id,
      name: 'Asha',
      role: 'patient' as const,
      passwordHash: '',
      expiresAt: `2026-11-23T${expiresAt}:00.000Z`,
    });
    const at = '2026-11-23T10:00:00.000Z';
    const expiredIds = async (reads: ReadTransaction, limit = 10) =>
      (await reads.findExpired('signups', at, limit)).map(({ id }) => id);
    await store.write(async (unit) => {
      await unit.insert('signups', signup('9000000002', '10:00'));
      await unit.insert('signups', signup('9000000001', '08:00'));
      await unit.insert('signups', signup('9000000003', '10:01'));
    });
    expect(await store.read(expiredIds)).toEqual(['9000000001', '9000000002']);
    expect(await store.read((reads) => expiredIds(reads, 1))).toEqual(['9000000001']);
    await store.write(async (unit) => {
      await unit.insert('signups', signup('9000000004', '09:00'));
      await replace(unit, 'signups', signup('9000000001', '11:00'));
      await unit.remove('signups', '9000000002');
      await unit.insert('signups', signup('9000000005', '08:30'));
      expect(await expiredIds(unit)).toEqual(['9000000005', '9000000004']);
      await unit.remove('signups', '9000000005');
      expect(await expiredIds(unit, 1)).toEqual(['9000000004']);
    });
    expect(await store.read(expiredIds)).toEqual(['9000000004']);
  });

  test('finds the first expired records that fit, with the changes of the unit of work', async () => {
    const store = await start();
    const delivery = (
      subject: string,
      minute: string,
      channel: 'sms' | 'email',
      state: 'due' | 'sent' = 'due',
    ): RecordOf<'deliveries'> => ({
      id: `${subject}:0:soon:${channel}`,
      accountId: patientA.id,
      subject,
      kind: 'soon',
      channel,
      state,
      attempts: 0,
      expiresAt: `2026-11-23T10:${minute}:00.000Z`,
    });
    const at = '2026-11-23T10:30:00.000Z';
    const find = async (reads: ReadTransaction, limit = 10) => {
      const where = { channel: 'sms', state: ['due', 'failed'] } as const;
      const found = await reads.findExpired('deliveries', at, limit, where);
      return found.map(({ subject }) => subject);
    };
    await store.write(async (unit) => {
      await unit.insert('deliveries', delivery('late', '31', 'sms'));
      await unit.insert('deliveries', delivery('third', '30', 'sms'));
      await unit.insert('deliveries', delivery('second', '20', 'sms'));
      await unit.insert('deliveries', delivery('first', '10', 'sms'));
      await unit.insert('deliveries', delivery('other', '05', 'email'));
      await unit.insert('deliveries', delivery('ended', '05', 'sms', 'sent'));
    });
    expect(await store.read(find)).toEqual(['first', 'second', 'third']);
    expect(await store.read((reads) => find(reads, 2))).toEqual(['first', 'second']);
    await store.write(async (unit) => {
      await unit.update('deliveries', 'first:0:soon:sms', { state: 'sent' });
      await unit.update('deliveries', 'ended:0:soon:sms', { state: 'failed' });
      expect(await find(unit, 2)).toEqual(['ended', 'second']);
      await unit.remove('deliveries', 'second:0:soon:sms');
      expect(await find(unit)).toEqual(['ended', 'third']);
    });
    expect(await store.read(find)).toEqual(['ended', 'third']);
  });

  test('finds messages by the hash of their file, with the changes of the unit of work', async () => {
    const store = await start();
    const [firstId, secondId] = [people.doctorA.id, patientA.id];
    const at = '2026-11-23T10:00:00.000Z';
    const message = (seq: number, hash: string | null): RecordOf<'messages'> => ({
      id: `chat.${seq}`,
      conversationId: 'chat',
      seq,
      clientId: `client-${seq}`,
      senderId: firstId,
      receiverId: secondId,
      textContent: '',
      file: hash === null ? null : { name: 'a.txt', type: 'text/plain', size: 1, hash },
      timestamp: at,
    });
    const member = (personId: string, role: 'doctor' | 'patient') => {
      const counts = { sentUpTo: 0, deliveredUpTo: 0, readUpTo: 0, unreadCount: 0 };
      return { personId, role, hasOpened: false, ...counts };
    };
    await store.write(async (unit) => {
      const members = [member(firstId, 'doctor'), member(secondId, 'patient')];
      const pairKey = `${firstId}|${secondId}`;
      const chat = { id: 'chat', pairKey, firstId, secondId, members, lastSeq: 3, latestAt: at };
      await unit.insert('conversations', chat);
      await unit.insert('messages', message(1, 'hash-a'));
      await unit.insert('messages', message(2, null));
      await unit.insert('messages', message(3, 'hash-b'));
    });
    const idsWith = async (reads: ReadTransaction, hash: string) =>
      (await reads.find('messages', { 'file.hash': hash })).map(({ id }) => id).sort();
    expect(await store.read((reads) => idsWith(reads, 'hash-a'))).toEqual(['chat.1']);
    expect(await store.read((reads) => idsWith(reads, 'none'))).toEqual([]);
    await store.write(async (unit) => {
      await unit.update('messages', 'chat.2', { file: message(2, 'hash-a').file });
      await unit.update('messages', 'chat.3', { file: null });
      expect(await idsWith(unit, 'hash-a')).toEqual(['chat.1', 'chat.2']);
      expect(await idsWith(unit, 'hash-b')).toEqual([]);
    });
    expect(await store.read((reads) => idsWith(reads, 'hash-a'))).toEqual(['chat.1', 'chat.2']);
    expect(await store.read((reads) => idsWith(reads, 'hash-b'))).toEqual([]);
  });

  test('rolls back a write that throws', async () => {
    const store = await start();
    const write = store.write(async (unit) => {
      await unit.insert('settings', setting('a', '1'));
      await unit.update('accounts', patientA.id, { name: 'Changed' });
      await unit.remove('accounts', people.patientB.id);
      throw new Error('stop here');
    });
    await expect(write).rejects.toThrow('stop here');
    const { settings, accounts } = await store.read(async (reads) => ({
      settings: await reads.find('settings'),
      accounts: await reads.find('accounts'),
    }));
    expect(settings).toEqual([]);
    expect(accounts).toEqual(Object.values(people));
  });

  test('accepts writes after one that throws', async () => {
    const store = await start();
    await store.write(() => Promise.reject(new Error('stop'))).catch(() => undefined);
    await store.write((unit) => unit.insert('settings', setting('a', '1')));
    expect(await store.read((reads) => reads.get('settings', 'a'))).toEqual(setting('a', '1'));
  });

  test('shows a write only when it is done', async () => {
    const store = await start();
    await store.write(async (unit) => {
      await unit.insert('settings', setting('a', '1'));
      expect(await store.read((reads) => reads.find('settings'))).toEqual([]);
    });
    expect(await store.read((reads) => reads.find('settings'))).toHaveLength(1);
  });

  test('runs one write at a time, so that 100 increments add up', async () => {
    const store = await start();
    await store.write((unit) => unit.insert('settings', setting('count', '0')));
    const add = () =>
      store.write(async (unit) => {
        const value = Number((await unit.get('settings', 'count'))?.value);
        await unit.update('settings', 'count', { value: String(value + 1) });
      });
    await Promise.all(Array.from({ length: 100 }, add));
    const count = await store.read((reads) => reads.get('settings', 'count'));
    expect(count?.value).toBe('100');
  });

  test('refuses a duplicate id and an update of a missing record', async () => {
    const store = await start();
    const insert = store.write((unit) => unit.insert('accounts', patientA));
    await expect(insert).rejects.toThrow('already holds');
    const update = store.write((unit) => unit.update('accounts', 'nobody', { name: 'X' }));
    await expect(update).rejects.toThrow('holds no record');
  });

  test('refuses a second hold on a slot, by insert and by update, until the first is gone', async () => {
    const visits = [visit('a', '10:00', 'pending'), visit('b', '10:30', 'pending')];
    const store = await open(createTestSeed(visits));
    const holds = () => store.read((reads) => reads.find('slotHolds'));
    const before = await holds();
    expect(before.map(({ id, time }) => [id, time]).sort()).toEqual([
      ['a', '10:00'],
      ['b', '10:30'],
    ]);
    const doctorId = people.doctorA.id;
    const slot = { doctorId, date: '2026-11-24', time: '10:00' };
    const second = { id: 'c', ...slot, appointmentId: 'b' };
    const insert = store.write((unit) => unit.insert('slotHolds', second));
    await expect(insert).rejects.toThrow('already holds a record with the doctorId, date, time');
    const update = store.write((unit) => unit.update('slotHolds', 'b', { time: '10:00' }));
    await expect(update).rejects.toThrow('already holds a record with the doctorId, date, time');
    expect(await holds()).toEqual(before);
    await store.write(async (unit) => {
      await unit.update('slotHolds', 'a', { time: '10:00' });
      await unit.remove('slotHolds', 'a');
      await unit.insert('slotHolds', second);
    });
    expect((await holds()).map(({ id }) => id).sort()).toEqual(['b', 'c']);
  });

  test('finds a duplicate before it is stored, and before an error that comes after it', async () => {
    const store = await start();
    const at = new Date('2026-11-24T04:30:00.000Z');
    const conversation = newConversation('chat', [patientA, people.doctorA], at);
    const sent = { conversationId: 'chat', senderId: patientA.id, clientId: 'first' };
    const message = (seq: number): RecordOf<'messages'> => ({
      ...sent,
      id: `chat.${seq}`,
      seq,
      receiverId: people.doctorA.id,
      textContent: 'Thank you',
      file: null,
      timestamp: at.toISOString(),
    });
    await store.write(async (unit) => {
      await unit.insert('conversations', conversation);
      await unit.insert('messages', message(1));
    });
    const sendAgain = (check: () => void) =>
      store.write(async (unit) => {
        const [found] = await unit.findDuplicates('messages', sent);
        if (found) return found.id;
        check();
        await unit.insert('messages', message(2));
        return 'chat.2';
      });
    expect(await sendAgain(() => {})).toBe('chat.1');
    const refuse = () => {
      throw new Error('Too many messages');
    };
    expect(await sendAgain(refuse)).toBe('chat.1');
    expect(await store.read((reads) => reads.find('messages'))).toHaveLength(1);
  });

  test('returns records that callers cannot change', async () => {
    const store = await start();
    const record = setting('a', '1');
    await store.write((unit) => unit.insert('settings', record));
    record.value = 'changed';
    const kept = await store.read((reads) => reads.get('settings', 'a'));
    expect(kept?.value).toBe('1');
    expect(() => Object.assign(kept ?? {}, { value: 'changed' })).toThrow('read only');
  });
}
