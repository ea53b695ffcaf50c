import { readFileSync } from 'node:fs';

// Reads /proc, so it works on Linux only.

/** 100 a second on all current systems. */
const TICK_MS = 10;

export function residentMegabytes(pid: number): number {
  const [, kilobytes = ''] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** CPU time of all threads, in milliseconds. */
export function cpuMilliseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = NaN, system = NaN] = fields.slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}
