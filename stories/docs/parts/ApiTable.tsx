import { useState } from 'react';
import type { Access } from '../../../src/contract/endpoint.ts';
import { socketEvents } from '../../../src/contract/realtime.ts';
import { resources } from '../../../src/contract/resources.ts';
import { SearchField } from '../../../src/ui/SearchField/SearchField.tsx';
import { Tag } from '../../../src/ui/Tag/Tag.tsx';
import { DocLink } from './DocLink.tsx';
import { Sentence } from './Sentence.tsx';
import * as styles from './ApiTable.css.ts';

const who: Record<Access, string> = {
  public: 'Anyone',
  session: 'Anyone with a refresh cookie',
  user: 'Signed-in users',
  patient: 'Patients',
  doctor: 'Doctors',
  webhook: 'Another server',
};

interface Entry {
  /** Anchor: 'login'. */
  id: string;
  signature: string;
  origin: 'core' | 'extension';
  summary: string;
  /** Access and errors. */
  facts: string;
}

interface Group {
  /** Anchor: 'calls-auth'. */
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
    facts: direction === 'to client' ? 'From the server' : 'From the client',
  })),
};

const countOf = (groups: readonly Group[]) =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);

export function ApiTable() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (entry: Entry) =>
    words.every((word) => Object.values(entry).join(' ').toLowerCase().includes(word));
  const found = (group: Group) => ({ ...group, entries: group.entries.filter(fits) });
  const [foundCalls, foundEvents] = [calls.map(found), found(events)];
  const [callCount, eventCount] = [countOf(foundCalls), foundEvents.entries.length];
  return (
    <div className={`sb-unstyled ${styles.api}`}>
      <SearchField
        label="Find a call or an event"
        placeholder="booking, patients, slot-taken"
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={styles.count}>
        {callCount + eventCount > 0
          ? `${callCount} of ${countOf(calls)} calls, ${eventCount} of ${events.entries.length} events`
          : 'No call or event matches. Try part of a path, a role or an error code.'}
      </p>
      {[...foundCalls, foundEvents].map((group) => (
        <Entries key={group.id} {...group} />
      ))}
    </div>
  );
}

function Entries({ id, title, about, entries }: Group) {
  if (entries.length === 0) return null;
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
                <DocLink to={`docs/contract--docs#${entry.id}`} className={styles.link}>
                  {entry.signature}
                </DocLink>
              </h3>
              <Tag tone={entry.origin === 'core' ? 'neutral' : 'info'}>{entry.origin}</Tag>
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
