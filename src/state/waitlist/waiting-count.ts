import { waitlistEndpoints } from '../../contract/waitlist.ts';
import { query } from '../core/query-client.ts';

/** For doctors, in its own module: their pages need nothing else of the waitlist. */
export const waitingCount = query(waitlistEndpoints.countWaiting, {}, ({ waiting }) => waiting);
