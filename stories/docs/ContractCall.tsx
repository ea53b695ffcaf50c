import { Tag } from '../../src/ui/Tag/Tag.tsx';
import type { Operation } from './api-documents.ts';
import { Fact } from './Fact.tsx';
import { Sentence } from './parts/Sentence.tsx';
import * as styles from './contract-page.css.ts';
import { shapeText } from './shape-text.ts';

const accessWords = {
  public: 'Anyone',
  session: 'Anyone with a refresh cookie',
  user: 'Signed-in users',
  patient: 'Patients',
  doctor: 'Doctors',
  webhook: 'Another server, with the secret',
};

const JSON_TYPE = 'application/json';

export interface ContractCallProps {
  method: string;
  /** Relative to the API's base URL. */
  path: string;
  operation: Operation;
}

export function ContractCall({ method, path, operation }: ContractCallProps) {
  const { summary, parameters = [], requestBody, responses } = operation;
  const origin = operation['x-caresetu-origin'];
  const [answers, errors] = [true, false].map((isAnswer) =>
    Object.entries(responses).filter(([status]) => status.startsWith('2') === isAnswer),
  );
  return (
    <article className={styles.call} aria-labelledby={operation.operationId}>
      <header className={styles.callHeader}>
        <h3 id={operation.operationId} className={styles.signature}>
          {method} {path}
        </h3>
        <Tag tone={origin === 'core' ? 'neutral' : 'info'}>{origin}</Tag>
      </header>
      <p>
        <Sentence text={summary} />
      </p>
      <dl className={styles.facts}>
        <Fact name="Access">{accessWords[operation['x-caresetu-access']]}</Fact>
        {parameters.map(({ name, in: place, schema }) => (
          <Fact key={name} name={`${name}, in the ${place}`}>
            <code className={styles.shape}>{shapeText(schema)}</code>
          </Fact>
        ))}
        {Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => (
          <Fact key={type} name={type === JSON_TYPE ? 'Body' : 'Body with a file'}>
            <code className={styles.shape}>{shapeText(schema)}</code>
          </Fact>
        ))}
        {answers?.flatMap(([status, { content }]) =>
          Object.entries(content).map(([type, { schema }]) => (
            <Fact key={type} name={`Response ${status}`}>
              <code className={styles.shape}>{shapeText(schema)}</code>
            </Fact>
          )),
        )}
        <Fact name="Errors">
          {errors?.map(([status, { description }]) => `${status} ${description}`).join(' · ')}
        </Fact>
      </dl>
    </article>
  );
}
