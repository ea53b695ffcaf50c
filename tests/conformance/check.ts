import type { SubjectName } from './calls.ts';
import type { Kit } from './kit.ts';

/** What a check needs that not every run has. */
export type Need =
  | 'codes'
  | 'common-passwords'
  | 'elsewhere'
  | 'extensions'
  | 'geocoder'
  | 'origin'
  | 'traces'
  | 'waiting'
  | 'webhook';

/** One thing that the contract demands of a server. */
export interface Check {
  /** What a caller gets. */
  name: string;
  /** The call or the event that it is about. */
  endpoint: SubjectName;
  needs: readonly Need[];
  /** Throws a Difference when the server does otherwise. */
  run: (kit: Kit) => Promise<void>;
}

/** Says what a call or an event must do, and how to see that it does. */
export function check(
  name: string,
  endpoint: SubjectName,
  run: (kit: Kit) => Promise<void>,
  needs: readonly Need[] = [],
): Check {
  return { name, endpoint, needs, run };
}
