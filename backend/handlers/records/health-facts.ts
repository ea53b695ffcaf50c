import type { HttpHandler } from 'msw';
import { type HealthFacts, sharingEndpoints } from '../../../src/contract/sharing.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import { type ReadTransaction, replace } from '../../store/store.ts';
import { ownAccount } from '../core/own-account.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { readAs } from './read-shared.ts';

const EARLIEST_BIRTH = '1900-01-01';

export function healthFactsHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  return [
    endpointHandler(backend, sharingEndpoints.getHealthFacts, ({ params, caller }) =>
      readAs(backend, signedIn(caller), params.id, async (reads, reader) => {
        const permission = reader.findPermission({ kind: 'health-facts' });
        if (!permission) {
          throw new ApiError('forbidden', 'The patient does not share this with you.');
        }
        const facts = await findHealthFacts(reads, params.id);
        return {
          response: facts ?? { allergies: '', medicines: '' },
          kind: 'health-facts',
          items: facts ? [{ id: params.id, ...permission }] : [],
        };
      }),
    ),

    endpointHandler(backend, sharingEndpoints.updateHealthFacts, ({ body, caller }) =>
      store.write(async (unit) => {
        checkDateOfBirth(body, clock.now());
        const { id } = await ownAccount(unit, signedIn(caller).id);
        const { dateOfBirth, sex, allergies, medicines } = body;
        const facts = {
          ...(dateOfBirth !== undefined && { dateOfBirth }),
          ...(sex !== undefined && { sex }),
          allergies,
          medicines,
        };
        await replace(unit, 'healthFacts', { id, ...facts });
        return facts;
      }),
    ),
  ];
}

export async function findHealthFacts(
  reads: ReadTransaction,
  patientId: string,
): Promise<HealthFacts | undefined> {
  const stored = await reads.get('healthFacts', patientId);
  if (!stored) return undefined;
  const { id: _, ...facts } = stored;
  return facts;
}

function checkDateOfBirth({ dateOfBirth }: HealthFacts, now: Date): void {
  if (dateOfBirth === undefined) return;
  if (dateOfBirth >= EARLIEST_BIRTH && dateOfBirth <= dateInIndia(now)) return;
  const message = 'The date of birth must be from 1900 to today.';
  throw new ApiError('invalid-request', message, { fields: { dateOfBirth: message } });
}
