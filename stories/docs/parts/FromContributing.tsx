import { Markdown } from '@storybook/addon-docs/blocks';
import { contributingSection } from '../../../.storybook/contributing.ts';

export interface FromContributingProps {
  /** A heading in CONTRIBUTING.md. */
  section: string;
}

export function FromContributing({ section }: FromContributingProps) {
  return <Markdown>{contributingSection(section)}</Markdown>;
}
