import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Role } from '../../../src/contract/common.ts';

const script = fileURLToPath(new URL('./chat-person.ts', import.meta.url));

/** What a person is told: to send these, one after the other; nothing asks for a look at the whole screen. */
export const order = z.object({ write: z.array(z.string()) });

/** What a person sees right then of the messages of this run. */
const report = z.object({
  /** Own messages that the server does not have yet. */
  waiting: z.int(),
  /** Messages of both people that the server has. */
  arrived: z.int(),
  /** Own messages that the partner has read. */
  read: z.int(),
  /** The screen from its top to its bottom; null beside an order to write. */
  texts: z.nullable(z.array(z.string())),
  /** What has gone wrong so far, in words. */
  faults: z.array(z.string()),
});

export type ChatReport = z.infer<typeof report>;

/** Where to sit, and whom to write to. */
export interface ChatPersonOptions {
  /** The API's address, on a line of the person's own. */
  url: string;
  phone: string;
  password: string;
  role: Role;
  partnerId: string;
}

export interface ChatPerson {
  /** Has the person send these; resolves to what they see right then. */
  write: (texts: string[]) => Promise<ChatReport>;
  leave: () => Promise<void>;
}

/** The text of a person's message in a run, by its number. */
export function textOfTheRun(role: Role, index: number): string {
  return `${role} ${index}`;
}

/** Whether a text is one of those. */
export function isOfTheRun(text: string): boolean {
  return /^(?:patient|doctor) \d+$/.test(text);
}

/** Seats somebody at the app, in a process of their own. */
export function seatChatPerson(options: ChatPersonOptions): ChatPerson {
  const child = fork(script, [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const closed = once(child, 'close');
  return {
    async write(texts) {
      const answer = once(child, 'message');
      child.send({ write: texts } satisfies z.infer<typeof order>);
      const ended = closed.then(() => {
        throw new Error(`The ${options.role} is gone`);
      });
      const [message] = await Promise.race([answer, ended]);
      return report.parse(message);
    },
    async leave() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
