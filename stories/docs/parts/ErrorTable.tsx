import { useState } from 'react';
import { type CallName, isEndpointName, listFaultKinds } from '../../../backend/faults/faults.ts';
import { callEndpoints } from '../../../src/contract/calls.ts';
import { resources } from '../../../src/contract/resources.ts';
import { TextField } from '../../../src/ui/forms/TextField/TextField.tsx';
import { Link } from '../../../src/ui/navigation/Link/Link.tsx';
import { errorLink, hasPlace } from '../error-links.ts';
import * as styles from './ApiTable.css.ts';

const DEMO_URL = 'http://localhost:4173';

const groups = resources
  .map(({ tag, endpoints }) => {
    const names: CallName[] = Object.keys(endpoints).filter(isEndpointName);
    return { tag, names: endpoints === callEndpoints ? [...names, 'call_join' as const] : names };
  })
  .filter(({ names }) => names.length > 0);

export function ErrorTable() {
  const [demoUrl, setDemoUrl] = useState(DEMO_URL);
  return (
    <div className="sb-unstyled">
      <TextField
        label="Address of the demo"
        inputMode="url"
        value={demoUrl}
        onChange={setDemoUrl}
      />
      {groups.map(({ tag, names }) => (
        <section key={tag} aria-labelledby={`errors-${tag}`}>
          <h2 id={`errors-${tag}`} className={styles.title}>
            {tag.charAt(0).toUpperCase() + tag.slice(1)}
          </h2>
          <ul>
            {names.map((name) => (
              <Errors key={name} name={name} demoUrl={demoUrl.replace(/\/$/, '')} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Errors({ name, demoUrl }: { name: CallName; demoUrl: string }) {
  return (
    <li className={styles.entry}>
      <h3 className={styles.signature}>{name}</h3>
      {name === 'call_join' && (
        <p className={styles.facts}>
          An event of the socket. The link begins a story: go on with Next until Arjun joins.
        </p>
      )}
      {!hasPlace(name) && <p className={styles.facts}>No page of the demo makes this call.</p>}
      <ul className={styles.links} aria-label={`Faults of ${name}`}>
        {listFaultKinds(name).map((kind) => (
          <li key={kind}>
            <Link
              href={demoUrl + errorLink(name, kind)}
              target="_blank"
              rel="noreferrer"
              aria-label={`${kind} of ${name}`}
            >
              {kind}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
