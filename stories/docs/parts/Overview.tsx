import { Heading, Title } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { listParts, type Part } from './list-parts.ts';
import { PartCards } from './PartCards.tsx';

export interface OverviewProps {
  layer: 'ui' | 'components' | 'screens';
}

const titles = { ui: 'UI', components: 'Components', screens: 'Screens' };

export function Overview({ layer }: OverviewProps) {
  const [parts, setParts] = useState<readonly Part[]>();
  useEffect(() => {
    listParts().then(
      (all) => setParts(all.filter((part) => part.layer === layer)),
      () => setParts([]),
    );
  }, [layer]);
  const features = [...new Set(parts?.map(({ feature }) => feature))];
  return (
    <>
      <Title>{titles[layer]}</Title>
      {parts?.length === 0 && <p>The list could not be loaded. Reload the page.</p>}
      {features.map((feature) => (
        <section key={feature}>
          <Heading>{feature.replace(/^./, (letter) => letter.toUpperCase())}</Heading>
          <PartCards parts={parts?.filter((part) => part.feature === feature) ?? []} />
        </section>
      ))}
    </>
  );
}
