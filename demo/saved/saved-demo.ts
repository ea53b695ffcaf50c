import * as z from 'zod/mini';
import { calendarDate, instant } from '../../src/contract/common.ts';
import { sha256OfBytes } from '../../backend/core/crypto.ts';
import type { BrowserFile, BrowserFiles } from '../../mocks/browser-files.ts';
import { type ScenarioName, scenarioNames } from '../scenarios/all-scenarios.ts';
import type { BrowserStore } from '../../mocks/store/browser-store.ts';
import { isRecord } from '../../backend/store/is-record.ts';
import { type StoredData, toStoredData } from '../../backend/store/stored-data.ts';
import { DEMO_PATH, type DemoLink, linkTime } from '../link/link.ts';

const FORMAT = 1;
/** Bytes for each call, whose arguments are limited. */
const PIECE = 8192;

export interface SavedDemo {
  data: StoredData;
  /** A day in India. */
  seededOn: string;
  files: BrowserFile[];
  /** The demo's time. */
  savedAt: Date;
  /** The page, the network and the faults. */
  link: string;
  /** Of the tab. Null for a guest. */
  accountId: string | null;
  scenario: ScenarioName | null;
  startTime: DemoLink['at'] | null;
  /** Of the tab's scenario, if one was running. */
  step: number | null;
}

export interface DemoStorage {
  store: Pick<BrowserStore, 'export' | 'import'>;
  files: Pick<BrowserFiles, 'list' | 'put' | 'keepOnly'>;
}

export type SavedView = Pick<
  SavedDemo,
  'savedAt' | 'link' | 'accountId' | 'scenario' | 'startTime' | 'step'
>;

const savedView = z.object({
  demo: z.literal(FORMAT),
  savedAt: instant,
  seededOn: calendarDate,
  link: z.string().check(z.startsWith(DEMO_PATH)),
  accountId: z.nullable(z.string()),
  scenario: z.nullable(z.enum(scenarioNames)),
  startTime: z.nullable(linkTime),
  step: z.nullable(z.int().check(z.nonnegative())),
  files: z.array(z.object({ hash: z.string(), base64: z.string(), putAtMs: z.number() })),
});

export async function saveDemo({ store, files }: DemoStorage, view: SavedView): Promise<string> {
  const { data, seededOn } = await store.export();
  const saved = {
    ...view,
    demo: FORMAT,
    savedAt: view.savedAt.toISOString(),
    seededOn,
    data: { version: data.version, ...data.collections },
    files: (await files.list()).map(({ bytes, ...file }) => ({ ...file, base64: toBase64(bytes) })),
  };
  return JSON.stringify(saved);
}

/** @throws an error that completes ‘This file cannot be opened:’ */
export async function parseSavedDemo(text: string): Promise<SavedDemo> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new Error('it is not a saved demo, or was cut short', { cause: error });
  }
  if (!isRecord(parsed) || !('demo' in parsed)) throw new Error('it is not a saved demo');
  const { demo, data } = parsed;
  if (typeof demo === 'number' && demo > FORMAT) {
    throw new Error('a later version of CareSetu saved it');
  }
  const { data: view, error } = savedView.safeParse(parsed);
  if (!view) {
    const [issue] = error.issues;
    throw new Error(`it is damaged (${[...(issue?.path ?? []), issue?.message].join(': ')})`);
  }
  return {
    ...view,
    data: toStoredData(data),
    savedAt: new Date(view.savedAt),
    files: await Promise.all(view.files.map(toFile)),
  };
}

/** @throws if the data is damaged, and then changes nothing that the demo shows */
export async function loadDemo(
  { store, files }: DemoStorage,
  { data, seededOn, files: saved }: Pick<SavedDemo, 'data' | 'seededOn' | 'files'>,
): Promise<void> {
  for (const { bytes, putAtMs } of saved) await files.put(bytes, new Date(putAtMs));
  await store.import({ data, seededOn });
  await files.keepOnly(new Set(saved.map(({ hash }) => hash)));
}

async function toFile({
  hash,
  base64,
  putAtMs,
}: z.infer<typeof savedView>['files'][number]): Promise<BrowserFile> {
  const bytes = fromBase64(base64);
  if (!bytes || (await sha256OfBytes(bytes)) !== hash) throw new Error('a file in it is damaged');
  return { hash, bytes, putAtMs };
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += PIECE) {
    binary += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  }
  return btoa(binary);
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
