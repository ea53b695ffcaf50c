import { currentTime } from '../../src/domain/time/clock.ts';

/** Must not contain personal data. */
export type LogEntry = Record<string, string | number>;
export type Log = (entry: LogEntry) => void;

export const consoleLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ time: currentTime().toISOString(), ...entry })}\n`);
};
