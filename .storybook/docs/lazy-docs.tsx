import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Loaded lazily, because stories don't need the code for docs pages.
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

/** Load it together with the container, which collects the headings only once, on mount. */
export function DocsPage() {
  return <Page />;
}
