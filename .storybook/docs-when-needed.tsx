import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Stories and their tests never wait for what only pages of documentation need.
const Container = lazy(async () => ({
  default: (await import('./DocsContainer.tsx')).DocsContainer,
}));
const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** What stands around every page of documentation. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}

/** The page of a component that has none of its own. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
