import { messageEndpoints } from '../../contract/messages.ts';
import { query } from '../core/query-client.ts';

/** For pages that do not show messages. */
export const conversationList = query(messageEndpoints.listInboxUsers, {});
