import { openBackends, type SequenceCounts, testSameResponses } from './support/same-responses.ts';

const SEQUENCES: SequenceCounts = process.env['SOAK']
  ? { calls: 1050, queue: 450, visits: 10_000 }
  : { calls: 53, queue: 23, visits: 100 };

testSameResponses(SEQUENCES, openBackends);
