import type { SubjectName } from './calls.ts';
import type { Kit } from './kit.ts';

export type Need =
  | 'back-office'
  | 'codes'
  | 'common-passwords'
  | 'elsewhere'
  | 'extensions'
  | 'geocoder'
  | 'origin'
  | 'sms-gateway'
  | 'traces'
  | 'waiting'
  | 'webhook';

export interface Check {
  name: string;
  endpoint: SubjectName;
  needs: readonly Need[];
  run: (kit: Kit) => Promise<void>;
}

export function check(
  name: string,
  endpoint: SubjectName,
  run: (kit: Kit) => Promise<void>,
  needs: readonly Need[] = [],
): Check {
  return { name, endpoint, needs, run };
}
