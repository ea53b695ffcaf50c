import { Markdown } from '@storybook/addon-docs/blocks';
import { contributingSection } from '../../../.storybook/contributing.ts';

export interface FromContributingProps {
  /** The heading of a section of CONTRIBUTING.md. */
  section: string;
}

/** A section of CONTRIBUTING.md, so that it is written once. */
export function FromContributing({ section }: FromContributingProps) {
  return <Markdown>{contributingSection(section)}</Markdown>;
}
