import { torture } from '../tests/server/support/torture.ts';

const rounds = Number(process.argv[2] ?? 100);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('npm run torture -- [how many rounds]');
  process.exit(1);
}

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
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
