import type { DoctorEvent } from '../src/contract/verification.ts';
import type { PaymentEvent } from '../src/contract/payments.ts';
import type { QueueBooking, QueueEvent } from '../src/contract/queue.ts';
import type { SmsReply } from '../src/contract/sms-replies.ts';
import type { DemoCode } from '../backend/handlers/auth/demo-codes.ts';
import type { ChangeSeed } from '../backend/seed/change-seed.ts';
import type { MailRecord, ReportRecord, SmsRecord } from '../backend/store/records.ts';
import type { NetworkSource } from '../mocks/network/settings.ts';
import type { TabEnvironment } from '../mocks/session-tab.ts';
import type { Answers } from './answers/answers.ts';
import type { SavedDemo, SavedView } from './saved/saved-demo.ts';

export interface DemoStart {
  /** By default, the device's time. The data is seeded for its day. */
  at?: Date | undefined;
  seed?: ChangeSeed | undefined;
}

export interface Demo {
  /** Seeded before today, in India. */
  isFromEarlierDay: () => boolean;
  /** True if the demo's time is not the device's. */
  hasOwnTime: () => boolean;
  /** @param storage another one for a frame of the stage */
  findAccount: (storage?: TabEnvironment['storage']) => Promise<string | undefined>;
  /** @returns the name of its account, or undefined for a guest */
  findName: (storage: TabEnvironment['storage']) => Promise<string | undefined>;
  /** The latest queue booking of its account that is paid. */
  findQueueBooking: (storage: TabEnvironment['storage']) => Promise<QueueBooking | undefined>;
  beforeNextVisit: (storages?: TabEnvironment['storage'][]) => Promise<Date | null>;
  /** @returns false if there is no such account */
  signFrameIn: (storage: TabEnvironment['storage'], accountId: string | null) => Promise<boolean>;
  /** In all tabs. Work that falls due on the way is done first. */
  jumpTo: (instant: Date) => Promise<void>;
  reset: (start?: DemoStart) => Promise<void>;
  /** Returns the text of a file with all data. */
  save: (view: SavedView) => Promise<string>;
  /** @throws if the data is damaged, and then changes nothing */
  load: (saved: SavedDemo) => Promise<void>;
  /** Newest first, with the replies. */
  sms: () => Promise<SmsRecord[]>;
  /** As the gateway reports a reply to the server. */
  replyToSms: (reply: SmsReply) => Promise<void>;
  /** Newest first. */
  mails: () => Promise<MailRecord[]>;
  /** Newest first. */
  reports: () => Promise<ReportRecord[]>;
  codes: () => Promise<DemoCode[]>;
  moveQueue: (event: QueueEvent) => Promise<void>;
  settlePayment: (event: PaymentEvent) => Promise<void>;
  decideVerification: (doctorId: string, event: DoctorEvent) => Promise<void>;
  onChange: (listener: () => void) => () => void;
  settings: NetworkSource;
  answers: Answers;
  linkProblems: string[];
}
