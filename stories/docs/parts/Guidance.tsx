import { Heading } from '@storybook/addon-docs/blocks';
import { guidance } from '../guidance.ts';

export interface GuidanceProps {
  component: string;
}

export function Guidance({ component }: GuidanceProps) {
  const advice = guidance[component];
  if (!advice) return null;
  const lists = [
    ['When to use it', advice.when],
    ['When not', advice.whenNot],
    ['Words', advice.words],
  ] as const;
  return lists.map(([title, items]) => (
    <section key={title}>
      <Heading>{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  ));
}
