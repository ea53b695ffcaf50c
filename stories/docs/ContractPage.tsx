import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { AsyncApiDocument, OpenApiDocument } from './api-documents.ts';
import { ContractCall } from './ContractCall.tsx';
import { ContractEvent } from './ContractEvent.tsx';
import * as styles from './contract-page.css.ts';
import { shapeText } from './shape-text.ts';

export interface ContractPageProps {
  api: OpenApiDocument;
  socket: AsyncApiDocument;
}

export function ContractPage({ api, socket }: ContractPageProps) {
  return (
    <main className={styles.page}>
      <h1>The contract</h1>
      <p>
        {api.info.description} For your tools: <a href="openapi.json">openapi.json</a> and{' '}
        <a href="asyncapi.json">asyncapi.json</a>.
      </p>
      {api.tags.map(({ name, description }) => (
        <section key={name} className={styles.resource} aria-labelledby={`resource-${name}`}>
          <h2 id={`resource-${name}`}>{name}</h2>
          <p>{description}</p>
          {callsOf(api, name).map(({ method, path, operation }) => (
            <ContractCall key={operation.operationId} {...{ method, path, operation }} />
          ))}
        </section>
      ))}
      <section className={styles.resource} aria-labelledby="events">
        <h2 id="events">realtime events</h2>
        <p>{socket.info.description}</p>
        {Object.keys(socket.operations).map((name) => (
          <ContractEvent key={name} name={name} socket={socket} />
        ))}
      </section>
      <section className={styles.resource} aria-labelledby="shapes">
        <h2 id="shapes">
          shapes <VisuallyHidden>that calls share</VisuallyHidden>
        </h2>
        <dl className={styles.facts}>
          {Object.entries(api.components.schemas).map(([name, schema]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>
                <code className={styles.shape}>{shapeText(schema)}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}

function callsOf(api: OpenApiDocument, tag: string) {
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation?.tags.includes(tag) ? [{ method: method.toUpperCase(), path, operation }] : [],
    ),
  );
}
