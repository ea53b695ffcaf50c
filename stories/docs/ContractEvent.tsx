import { Tag } from '../../src/ui/Tag/Tag.tsx';
import type { AsyncApiDocument } from './api-documents.ts';
import { Fact } from './Fact.tsx';
import * as styles from './contract-page.css.ts';
import { shapeText } from './shape-text.ts';

export interface ContractEventProps {
  name: string;
  socket: AsyncApiDocument;
}

export function ContractEvent({ name, socket }: ContractEventProps) {
  const operation = socket.operations[name];
  const message = socket.components.messages[name];
  if (!operation || !message) return null;
  const origin = operation['x-caresetu-origin'];
  return (
    <article className={styles.call} aria-labelledby={`event-${name}`}>
      <header className={styles.callHeader}>
        <h3 id={`event-${name}`} className={styles.signature}>
          {name}
        </h3>
        <Tag tone={origin === 'core' ? 'neutral' : 'info'}>{origin}</Tag>
      </header>
      <p>{operation.summary}</p>
      <dl className={styles.facts}>
        <Fact name="From">{operation.action === 'receive' ? 'The client' : 'The server'}</Fact>
        <Fact name="Payload">
          <code className={styles.shape}>{shapeText(message.payload)}</code>
        </Fact>
      </dl>
    </article>
  );
}
