import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';

/** The page that Storybook writes for a component: what it is, its props, its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
