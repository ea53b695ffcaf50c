import type { Access } from '../../../src/contract/endpoint.ts';
import { type SocketEvent, socketEvents } from '../../../src/contract/realtime.ts';
import { resources } from '../../../src/contract/resources.ts';
import { Tag } from '../../../src/ui/feedback/Tag/Tag.tsx';
import { Sentence } from './Sentence.tsx';
import * as styles from './ApiTable.css.ts';

const who: Record<Access, string> = {
  public: 'Anyone',
  session: 'Anyone with a refresh cookie',
  user: 'Signed-in users',
  patient: 'Patients',
  doctor: 'Doctors',
  webhook: 'Another server',
  'back-office': 'The back office',
  'sms-gateway': 'The SMS gateway',
};

const senders: Record<SocketEvent['direction'], string> = {
  'to client': 'From the server',
  'to server': 'From the client',
  both: 'From the client, and passed on by the server',
};

interface Entry {
  id: string;
  signature: string;
  origin: 'core' | 'extension';
  summary: string;
  facts: string;
}

interface Group {
  id: string;
  title: string;
  about: string;
  entries: readonly Entry[];
}

const calls: readonly Group[] = resources.map(({ tag, description, endpoints }) => ({
  id: `calls-${tag}`,
  title: tag.charAt(0).toUpperCase() + tag.slice(1),
  about: description,
  entries: Object.entries(endpoints).map(
    ([name, { method, path, access, origin, summary, status, errors }]) => ({
      id: name,
      signature: `${method} ${path}`,
      origin,
      summary,
      facts: `${who[access]} · ${status}, or ${errors.join(', ') || 'unexpected'}`,
    }),
  ),
}));

const events: Group = {
  id: 'events',
  title: 'Socket events',
  about: 'Events that the server or the client sends over the socket.',
  entries: Object.entries(socketEvents).map(([name, { direction, origin, summary }]) => ({
    id: `event-${name}`,
    signature: name,
    origin,
    summary,
    facts: senders[direction],
  })),
};

export function ApiTable() {
  return (
    <div className="sb-unstyled">
      {[...calls, events].map((group) => (
        <Entries key={group.id} {...group} />
      ))}
    </div>
  );
}

function Entries({ id, title, about, entries }: Group) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.about}>
        <Sentence text={about} />
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <div className={styles.head}>
              <h3 id={entry.id} className={styles.signature}>
                {entry.signature}
              </h3>
              <Tag variant={entry.origin === 'core' ? 'neutral' : 'info'}>{entry.origin}</Tag>
            </div>
            <p>
              <Sentence text={entry.summary} />
            </p>
            <p className={styles.facts}>{entry.facts}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
