import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Role } from '../../../src/contract/common.ts';

const script = fileURLToPath(new URL('./chat-person.ts', import.meta.url));

export const order = z.object({ write: z.array(z.string()) });

const report = z.object({
  waiting: z.int(),
  arrived: z.int(),
  read: z.int(),
  /** Texts on the screen from top to bottom. Null in reports after sending. */
  texts: z.nullable(z.array(z.string())),
  faults: z.array(z.string()),
});

export type ChatReport = z.infer<typeof report>;

export interface ChatPersonOptions {
  /** The API's URL. Connections go through the user's own proxy. */
  url: string;
  phone: string;
  password: string;
  role: Role;
  partnerId: string;
}

export interface ChatPerson {
  write: (texts: string[]) => Promise<ChatReport>;
  leave: () => Promise<void>;
}

export function textOfTheRun(role: Role, index: number): string {
  return `${role} ${index}`;
}

export function isOfTheRun(text: string): boolean {
  return /^(?:patient|doctor) \d+$/.test(text);
}

export function startChatUser(options: ChatPersonOptions): ChatPerson {
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
