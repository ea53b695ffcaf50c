import { stripVTControlCharacters } from 'node:util';
import { callNames, eventNames, type SubjectName, getSubject } from '../calls.ts';
import type { CheckResult, KitResult } from '../run-checks.ts';

export function toTable({ url, results, notRestored }: KitResult): string {
  const rows = [...callNames, ...eventNames].flatMap((name) => toRow(name, results));
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length), 8),
  );
  const lines = [['call', 'method and path', 'origin', 'passed', 'verdict'], ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  const passed = results.length - failed.length - skipped.length;
  return [
    `CareSetu contract at ${url}`,
    '',
    ...lines,
    ...section('Differences', failed.map(differenceLine)),
    ...section('Not checked', listReasons(skipped)),
    ...section('Left behind', notRestored),
    '',
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ].join('\n');
}

function toRow(name: SubjectName, results: CheckResult[]): string[][] {
  const own = results.filter(({ endpoint }) => endpoint === name);
  if (own.length === 0) return [];
  const { method, path, origin } = getSubject(name);
  const count = (wanted: CheckResult['outcome']) =>
    own.filter(({ outcome }) => outcome === wanted).length;
  const differs = results.some(({ difference }) => difference?.endpoint === name);
  const verdict =
    differs || count('failed') > 0 ? 'differs' : count('passed') > 0 ? 'ok' : 'not checked';
  return [[name, `${method} ${path}`, origin, `${count('passed')}/${own.length}`, verdict]];
}

function differenceLine({ endpoint, name, message = '' }: CheckResult): string {
  return `${stripVTControlCharacters(message)}  [${endpoint}: ${name}]`;
}

function listReasons(skipped: CheckResult[]): string[] {
  const reasons = new Map<string, number>();
  for (const { message = '' } of skipped) reasons.set(message, (reasons.get(message) ?? 0) + 1);
  return [...reasons].map(([reason, count]) => `${count} × ${stripVTControlCharacters(reason)}`);
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
