import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const ratio = z.object({
  what: z.string(),
  /** NaN is written to JSON as null. */
  value: z.pipe(
    z.nullable(z.number()),
    z.transform((value) => value ?? NaN),
  ),
  goal: z.number(),
  is: z.enum(['at most', 'at least', 'under']),
  /** Defaults to ×. */
  unit: z.exactOptional(z.enum(['×', 'ms', 'kB', 'MB', '%', 'CLS'])),
});

export type Ratio = z.output<typeof ratio>;

const writtenResult = z.object({ ratios: z.array(ratio) });

export interface BenchResult {
  ratios: Ratio[];
  rows: unknown;
}

const folder = fileURLToPath(new URL('../results/', import.meta.url));

export function resultPath(name: string): string {
  return `${folder}${name}.json`;
}

export function ratiosIn(json: string): Ratio[] {
  return writtenResult.parse(JSON.parse(json)).ratios;
}

export async function writeResult(name: string, { ratios, rows }: BenchResult): Promise<void> {
  await mkdir(folder, { recursive: true });
  const result = { at: new Date().toISOString(), cpu: cpus()[0]?.model, ratios, rows };
  await writeFile(resultPath(name), `${JSON.stringify(result, null, 2)}\n`);
  console.log(
    `\n${ratioTable(ratios)}\n\nEverything measured is in tools/bench/results/${name}.json.`,
  );
}

export function ratioTable(ratios: readonly Ratio[]): string {
  return [
    '| measured | value | goal | |',
    '| --- | --- | --- | --- |',
    ...ratios.map((ratio) => {
      const { what, value, goal, is, unit = '×' } = ratio;
      const met = isMet(ratio) ? 'met' : 'missed';
      return `| ${what} | ${rounded(value)} ${unit} | ${is} ${goal} ${unit} | ${met} |`;
    }),
  ].join('\n');
}

/** Keeps two significant digits of tiny values. */
function rounded(value: number): string {
  const isTiny = value !== 0 && Math.abs(value) < 0.01;
  return isTiny ? value.toPrecision(2) : value.toFixed(2);
}

function isMet({ value, goal, is }: Ratio): boolean {
  if (is === 'under') return value < goal;
  return is === 'at most' ? value <= goal : value >= goal;
}
