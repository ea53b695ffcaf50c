import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const ratio = z.object({
  /** What was compared with what, in plain words. */
  what: z.string(),
  /** JSON has no NaN: what could not be measured is null there. */
  value: z.pipe(
    z.nullable(z.number()),
    z.transform((value) => value ?? NaN),
  ),
  goal: z.number(),
  is: z.enum(['at most', 'at least', 'under']),
  /** × unless told: a goal may be a plain size or time. */
  unit: z.exactOptional(z.enum(['×', 'ms', 'kB', '%', 'CLS'])),
});

/** A figure that has a goal. */
export type Ratio = z.output<typeof ratio>;

const writtenReport = z.object({ ratios: z.array(ratio) });

/** What a suite has found: `bench/results/<name>.json`. */
export interface Report {
  ratios: Ratio[];
  /** Everything that was measured. */
  rows: unknown;
}

const folder = fileURLToPath(new URL('../results/', import.meta.url));

/** Where a suite's report lies. */
export function reportPath(name: string): string {
  return `${folder}${name}.json`;
}

/** The ratios of a report, as it was written. @throws {Error} where it is none */
export function ratiosIn(json: string): Ratio[] {
  return writtenReport.parse(JSON.parse(json)).ratios;
}

/** Keeps what a suite has found, and prints how far its goals are met. */
export async function writeReport(name: string, { ratios, rows }: Report): Promise<void> {
  await mkdir(folder, { recursive: true });
  const report = { at: new Date().toISOString(), cpu: cpus()[0]?.model, ratios, rows };
  await writeFile(reportPath(name), `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${ratioTable(ratios)}\n\nEverything measured is in bench/results/${name}.json.`);
}

/** Ratios as a Markdown table. */
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

/** To a hundredth, and what is smaller than that to its first digits, so that nothing looks like 0 that is not. */
function rounded(value: number): string {
  const isTiny = value !== 0 && Math.abs(value) < 0.01;
  return isTiny ? value.toPrecision(2) : value.toFixed(2);
}

function isMet({ value, goal, is }: Ratio): boolean {
  if (is === 'under') return value < goal;
  return is === 'at most' ? value <= goal : value >= goal;
}
