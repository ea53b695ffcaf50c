import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Stories and their tests never wait for what only pages of documentation need.
const load = async () => {
  const [{ DocsContainer }, { DocsPage }] = await Promise.all([
    import('./DocsContainer.tsx'),
    import('./DocsPage.tsx'),
  ]);
  return { DocsContainer, DocsPage };
};
const Container = lazy(async () => ({ default: (await load()).DocsContainer }));
const Page = lazy(async () => ({ default: (await load()).DocsPage }));

/** What stands around every page of documentation. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

/**
 * The page of a component that has none of its own. What it waits for holds up what stands around it, too: that looks
 * for the headings to list once, when it is there itself.
 */
export function DocsPage() {
  return <Page />;
}
