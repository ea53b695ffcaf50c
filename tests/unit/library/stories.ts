import type { Layer } from './sources.ts';

export interface PartStory {
  name: string;
  args: Record<string, unknown>;
}

const modules = import.meta.glob<Record<string, { args?: Record<string, unknown> }>>(
  '../../../stories/{ui,components,screens}/*/*.stories.tsx',
  { eager: true },
);

export const storyFiles = Object.keys(modules).map((path) => path.replace('../../../', ''));

export function storyFileOf(layer: Layer, part: string): string {
  const isOfPart = (file: string) =>
    file.startsWith(`stories/${layer}/`) && file.endsWith(`/${part}.stories.tsx`);
  return storyFiles.find(isOfPart) ?? `stories/${layer}/…/${part}.stories.tsx`;
}

export function storiesOf(layer: Layer, part: string): PartStory[] {
  const { default: meta, ...stories } = modules[`../../../${storyFileOf(layer, part)}`] ?? {};
  return Object.entries(stories).map(([name, { args }]) => ({
    name,
    args: { ...meta?.args, ...args },
  }));
}
