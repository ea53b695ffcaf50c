import { type Consent, type ConsentBody, privacyEndpoints } from '../contract/privacy.ts';
import { call } from './http/client.ts';

export async function updateConsent(body: ConsentBody): Promise<Consent[]> {
  return (await call(privacyEndpoints.updateConsent, { body })).history;
}
