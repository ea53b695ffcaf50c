import { longRun, surviveCrashes } from '../database/support/survival.ts';
import { torture } from './support/torture.ts';

const [argument = '100'] = process.argv.slice(2);
const rounds = Number(argument);

if (argument === 'database') await tortureDatabase();
else if (Number.isInteger(rounds) && rounds > 0) await tortureFile();
else {
  console.error('npm run torture -- [how many rounds | database]');
  process.exitCode = 1;
}

async function tortureFile(): Promise<void> {
  const { acknowledged, faults, startMs } = await torture(rounds, (round, result) => {
    const fault = result.faults.length > 0 ? `, ${result.faults.length} faults` : '';
    console.log(`round ${round}: ${result.acknowledged} writes answered so far${fault}`);
  });
  const sorted = startMs.sort((a, b) => a - b).map((ms) => Math.round(ms));
  console.log(`
${rounds} kills under 8 writers
${acknowledged} writes answered
${faults.length} faults (an answered write lost, one that was never answered, a broken file)
back after ${sorted[Math.floor(sorted.length / 2)]} ms, ${sorted.at(-1)} ms at the most (goal: 2000)`);
  printFaults(faults);
}

async function tortureDatabase(): Promise<void> {
  const { kills, writers, messages } = longRun;
  const result = await surviveCrashes(longRun);
  const { acknowledged, unanswered, busy, longestPauseMs, chatMs, faults } = result;
  console.log(`
${kills} kills of one of three processes and ${kills / 10} of PostgreSQL, under ${writers} writers
${acknowledged} writes answered, ${unanswered} calls without a response and ${busy} with 503, all repeated
${2 * messages} messages in ${Math.round(chatMs / 1000)} s
${faults.length} faults (an answered write or a message lost or doubled, one out of order)
${Math.round(longestPauseMs)} ms at the most without an answered write of a writer`);
  printFaults(faults);
}

function printFaults(faults: string[]): void {
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
