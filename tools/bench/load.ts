import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dateInIndia } from '../../src/domain/time/india-time.ts';
import { startPostgres } from '../../tests/database/support/postgres-server.ts';
import { createClients, type CrowdFigures, measureCrowd, messageCall } from './load/crowd.ts';
import { measureFloor } from './load/floor.ts';
import { type GuestFigures, measureGuests } from './load/guests.ts';
import { openDatabase, openFileStore, type Player } from './load/players.ts';
import {
  type DeliveryFigures,
  measureDeliveries,
  measureMessages,
  whileOpening,
} from './load/sockets.ts';
import { underFlood } from './load/under-flood.ts';
import { checkOut } from './support/other-commit.ts';
import { type Ratio, writeResult } from './support/result.ts';

/** Measures the servers of this commit instead. */
const BASE = process.env['BASE'];
const SECONDS = Number(process.env['SECONDS'] ?? 15);
const FLOOD_CONNECTIONS = 30;
const SOCKET_ATTEMPTS = 600;
const FLOOR_CLIENTS = 16;

interface Figures {
  manyPeople: CrowdFigures;
  sevenPairs: CrowdFigures;
  oneDoctor: CrowdFigures;
  quiet: CrowdFigures;
  besideFlood: CrowdFigures;
  deliveries: DeliveryFigures;
  messages: { quiet: { p95: number; lost: number }; besideSockets: { p95: number; lost: number } };
  guests: GuestFigures[];
}

async function measure(player: Player): Promise<Figures> {
  const { patients, doctors } = player;
  const crowd = (people: typeof patients, clients?: number) =>
    measureCrowd(createClients(player, people, clients), SECONDS);
  console.log(`${player.name}: warming up`);
  await measureCrowd(createClients(player, patients.slice(30, 48)), 5);
  console.log(`${player.name}: crowds`);
  const manyPeople = await crowd(alternate(patients.slice(0, 18), doctors.slice(0, 18)));
  const sevenPairs = await crowd(alternate(patients.slice(20, 27), doctors.slice(20, 27)), 50);
  const [first] = doctors;
  const fourToOne = patients.slice(40, 44).map((one) => ({ ...one, partnerId: first?.id ?? '' }));
  const oneDoctor = await crowd(fourToOne, 50);
  console.log(`${player.name}: beside a flood`);
  const others = patients.slice(30, 36);
  const quiet = await crowd(others);
  const flood = createClients(player, patients.slice(37, 38), FLOOD_CONNECTIONS).map((client) => {
    const call = messageCall(client);
    return { ...call, body: { clientId: '#', content: { textContent: 'Again' } } };
  });
  const { result: besideFlood } = await underFlood(
    { calls: flood, connections: FLOOD_CONNECTIONS },
    () => crowd(others),
  );
  console.log(`${player.name}: deliveries`);
  const deliveries = await measureDeliveries(player);
  const [patient, doctor, crowded] = [patients[50], doctors[50], patients[51]];
  if (!patient || !doctor || !crowded) throw new Error('There are too few people.');
  const message = () => measureMessages(player, patient, doctor);
  const messages = {
    quiet: await message(),
    besideSockets: await whileOpening(player, crowded, SOCKET_ATTEMPTS, message),
  };
  console.log(`${player.name}: guests`);
  return {
    manyPeople,
    sevenPairs,
    oneDoctor,
    quiet,
    besideFlood,
    deliveries,
    messages,
    guests: await measureGuests(player),
  };
}

function alternate<T>(some: readonly T[], others: readonly T[]): T[] {
  return some.flatMap((one, index) => [one, ...others.slice(index, index + 1)]);
}

function ratiosOf(file: Figures, database: Figures): Ratio[] {
  const crowds = [
    ['18 people with 18 doctors', 'manyPeople'],
    ['50 connections of 7 patients and 7 doctors', 'sevenPairs'],
  ] as const;
  const both = [
    ['file store', file],
    ['PostgreSQL', database],
  ] as const;
  return [
    ...crowds.flatMap(([what, name]): Ratio[] => [
      {
        what: `${what}: calls a second on PostgreSQL, against the file store`,
        value: database[name].callsASecond / file[name].callsASecond,
        goal: 0.5,
        is: 'at least',
      },
      {
        what: `${what}: p95 of writes on PostgreSQL, against the file store`,
        value: database[name].writeP95 / file[name].writeP95,
        goal: 3,
        is: 'at most',
      },
      {
        what: `${what}: answers of 5xx on PostgreSQL`,
        value: database[name].failed,
        goal: 0,
        is: 'at most',
      },
    ]),
    ...both.flatMap(([name, { quiet, besideFlood, deliveries, messages, guests }]): Ratio[] => [
      {
        what: `${name}: calls a second of others beside a flood, against quiet`,
        value: besideFlood.callsASecond / quiet.callsASecond,
        goal: 0.8,
        is: 'at least',
      },
      {
        what: `${name}: p95 of their reads, against quiet`,
        value: besideFlood.readP95 / quiet.readP95,
        goal: 1.5,
        is: 'at most',
      },
      {
        what: `${name}: messages that did not arrive at every socket, or not in order`,
        value: deliveries.expected - deliveries.delivered + deliveries.outOfOrder,
        goal: 0,
        is: 'at most',
      },
      {
        what: `${name}: p95 of messages while one account opens ${SOCKET_ATTEMPTS} sockets, against quiet`,
        value: messages.besideSockets.p95 / messages.quiet.p95,
        goal: 2,
        is: 'at most',
      },
      {
        what: `${name}: messages lost in quiet and with these sockets`,
        value: messages.quiet.lost + messages.besideSockets.lost,
        goal: 0,
        is: 'at most',
      },
      ...guests.map(({ path, quietMs, attackedMs, refused, hashes }): Ratio => ({
        what: `${name}: a login while 40 guests call ${path} (${hashes} hashes), against quiet`,
        // Without hashes, nothing was attacked.
        value: refused > 0 || hashes === 0 ? NaN : attackedMs / quietMs,
        goal: 3,
        is: 'at most',
      })),
    ]),
    {
      what: '300 sockets, 20 writers: p99 of deliveries on PostgreSQL, against the file store',
      value: database.deliveries.p99 / file.deliveries.p99,
      goal: 2,
      is: 'at most',
    },
  ];
}

const folder = BASE ? checkOut(BASE) : null;
const script = join(folder ?? join(import.meta.dirname, '../..'), 'scripts/server.mjs');
const today = dateInIndia(new Date());
const { url: postgresUrl, stop } = await startPostgres({ isDurable: true });
try {
  const onFile = await openFileStore(script, today);
  const file = await measure(onFile).finally(onFile.end);
  const onDatabase = await openDatabase(script, today, postgresUrl);
  const { floor, database } = await (async () => {
    try {
      const measured = await measure(onDatabase);
      return {
        database: measured,
        floor: await measureFloor(onDatabase.databaseUrl, FLOOR_CLIENTS),
      };
    } finally {
      await onDatabase.end();
    }
  })();
  const rows = { base: BASE ?? 'this commit', pgbenchSimpleUpdates: floor, file, database };
  console.log(`\nTimes in ms\n\n${JSON.stringify(rows, null, 2)}`);
  await writeResult('load', { ratios: ratiosOf(file, database), rows });
} finally {
  await stop();
  if (folder) await rm(folder, { recursive: true });
}
