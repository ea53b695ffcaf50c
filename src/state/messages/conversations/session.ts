import type { InboxEntry } from '../../../domain/messages/conversation.ts';
import { UnsentMessages } from '../unsent/unsent-messages.ts';
import {
  reduce,
  type ConversationAction,
  type ConversationState,
  type ConversationsState,
} from './reducer.ts';

export class ConversationsSession {
  readonly userId: string;
  readonly unsent: UnsentMessages;
  /** Keyed by partner id. 'again' queues another pass. */
  readonly catchUps = new Map<string, 'running' | 'again'>();
  readonly readReports = new Set<string>();
  inboxRequest: Promise<void> | null = null;
  /** Inboxes requested before the last one are outdated. */
  blocks = 0;
  #state: ConversationsState;

  constructor(userId: string) {
    this.userId = userId;
    this.unsent = new UnsentMessages(userId);
    this.#state = { userId, inbox: null, conversations: new Map() };
  }

  get state(): ConversationsState {
    return this.#state;
  }

  dispatch(action: ConversationAction): void {
    this.#state = reduce(this.#state, action);
  }

  conversation(partnerId: string): ConversationState | undefined {
    return this.#state.conversations.get(partnerId);
  }

  entry(partnerId: string): InboxEntry | undefined {
    return this.#state.inbox?.find(({ partner }) => partner.id === partnerId);
  }
}
