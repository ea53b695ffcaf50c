import { openBackends, testSameResponses } from './support/same-responses.ts';

const SEQUENCES = process.env['SOAK'] ? 1500 : 75;

testSameResponses(SEQUENCES, openBackends);
