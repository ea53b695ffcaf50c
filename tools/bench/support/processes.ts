import { readFileSync } from 'node:fs';

/** All current systems use 100 ticks per second. */
const TICK_MS = 10;

export function residentMegabytes(pid: number): number {
  const [, kilobytes = ''] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Of all threads, in milliseconds. */
export function cpuMilliseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Skip the process name, which is in parentheses and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = NaN, system = NaN] = fields.slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}
