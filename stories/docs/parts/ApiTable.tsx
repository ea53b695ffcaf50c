import { useState } from 'react';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Access } from '../../../src/contract/endpoint.ts';
import { socketEvents } from '../../../src/contract/realtime.ts';
import { SearchField } from '../../../src/ui/SearchField/SearchField.tsx';
import { Tag } from '../../../src/ui/Tag/Tag.tsx';
import { Sentence } from './Sentence.tsx';
import * as styles from './ApiTable.css.ts';

const who: Record<Access, string> = {
  public: 'Anybody',
  session: 'Whoever holds a refresh cookie',
  user: 'Anybody signed in',
  patient: 'Patients',
  doctor: 'Doctors',
  webhook: 'Another server',
};

interface Entry {
  key: string;
  /** What one calls or listens to. */
  signature: string;
  origin: 'core' | 'extension';
  summary: string;
  /** Who, and what can come back. */
  facts: string;
}

const calls: readonly Entry[] = Object.entries(endpoints).map(
  ([name, { method, path, access, origin, summary, status, errors }]) => ({
    key: name,
    signature: `${method} ${path}`,
    origin,
    summary,
    facts: `${who[access]} · ${status}, or ${errors.join(', ') || 'unexpected'}`,
  }),
);

const events: readonly Entry[] = Object.entries(socketEvents).map(
  ([name, { direction, origin, summary }]) => ({
    key: name,
    signature: name,
    origin,
    summary,
    facts: direction === 'to client' ? 'From the server' : 'From the client',
  }),
);

/** Every call and event, straight from the contract: who may make it and what can come back. */
export function ApiTable() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (entry: Entry) =>
    words.every((word) => Object.values(entry).join(' ').toLowerCase().includes(word));
  const [foundCalls, foundEvents] = [calls.filter(fits), events.filter(fits)];
  return (
    <div className={`sb-unstyled ${styles.api}`}>
      <SearchField
        label="Find a call or an event"
        placeholder="booking, patients, slot-taken"
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={styles.count}>
        {foundCalls.length + foundEvents.length > 0
          ? `${foundCalls.length} of ${calls.length} calls, ${foundEvents.length} of ${events.length} events`
          : 'No call and no event says that. Try a part of its path, who may make it, or an error.'}
      </p>
      <Entries title="Calls" entries={foundCalls} />
      <Entries title="Events of the socket" entries={foundEvents} />
    </div>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {entries.map(({ key, signature, origin, summary, facts }) => (
          <li key={key} className={styles.entry}>
            <p className={styles.head}>
              <code className={styles.signature}>{signature}</code>
              <Tag tone={origin === 'core' ? 'neutral' : 'info'}>{origin}</Tag>
            </p>
            <p>
              <Sentence text={summary} />
            </p>
            <p className={styles.facts}>{facts}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
