import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const load = async () => {
  const [{ DocsContainer }, { DocsPage }] = await Promise.all([
    import('./DocsContainer.tsx'),
    import('./DocsPage.tsx'),
  ]);
  return { DocsContainer, DocsPage };
};
const Container = lazy(async () => ({ default: (await load()).DocsContainer }));
const Page = lazy(async () => ({ default: (await load()).DocsPage }));

export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

export function DocsPage() {
  return <Page />;
}
