import { testStore } from '../../mocks/store/core/store-contract.ts';
import { openTestStore } from './support/open-store.ts';

testStore(async (seed) => (await openTestStore(seed)).store);
