import { Heading, Title } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { object, parse, record, string } from 'zod/mini';
import { guidance } from '../guidance.ts';
import { DocLink } from './DocLink.tsx';

export interface OverviewProps {
  layer: 'ui' | 'components' | 'screens';
}

const storyIndex = object({ entries: record(string(), object({ title: string(), id: string() })) });

async function loadGroups(layer: string): Promise<[feature: string, parts: [string, string][]][]> {
  const response = await fetch('./index.json');
  const { entries } = parse(storyIndex, await response.json());
  const groups = new Map<string, [string, string][]>();
  for (const { id, title } of Object.values(entries)) {
    const [top, feature, name] = title.split('/');
    if (top !== layer || !feature || !name || !id.endsWith('--docs')) continue;
    groups.set(feature, [...(groups.get(feature) ?? []), [name, id]]);
  }
  return [...groups];
}

const titles = { ui: 'UI', components: 'Components', screens: 'Screens' };

export function Overview({ layer }: OverviewProps) {
  const [groups, setGroups] = useState<Awaited<ReturnType<typeof loadGroups>>>();
  useEffect(() => {
    loadGroups(layer).then(setGroups, () => setGroups([]));
  }, [layer]);
  return (
    <>
      <Title>{titles[layer]}</Title>
      {groups?.length === 0 && <p>The list could not be loaded. Reload the page.</p>}
      {groups?.map(([feature, parts]) => (
        <section key={feature}>
          <Heading>{feature.replace(/^./, (letter) => letter.toUpperCase())}</Heading>
          <ul>
            {parts.map(([name, id]) => (
              <li key={id}>
                <DocLink to={`docs/${id}`}>{name}</DocLink>
                {guidance[name] && `: ${guidance[name].when[0]}`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
