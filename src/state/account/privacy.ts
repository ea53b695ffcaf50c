import { privacyEndpoints } from '../../contract/privacy.ts';
import { query } from '../core/query-client.ts';

export const privacyQuery = query(privacyEndpoints.getPrivacy, {});
