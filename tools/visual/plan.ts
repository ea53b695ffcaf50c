import { parseArgs } from 'node:util';
import { object, record, string, type output } from 'zod/mini';
import { listLooks } from '../looks.ts';

const entry = object({
  id: string(),
  title: string(),
  name: string(),
  type: string(),
  importPath: string(),
});
const indexFile = object({ entries: record(string(), entry) });

export type Story = output<typeof entry>;

export const visualLooks = listLooks(/^(?:light|dark)-(?:1280|390)$/);

export interface Wishes {
  /** A git revision, or undefined for the last one used. */
  base: string | undefined;
  /** Part of a story's id, title or file name; '' selects all stories. */
  only: string;
  look: string;
}

export function parseOptions(words: readonly string[]): Wishes {
  const { values } = parseArgs({
    args: [...words],
    options: {
      base: { type: 'string' },
      only: { type: 'string', default: '' },
      look: { type: 'string', default: '' },
    },
  });
  return { base: values.base, only: values.only, look: values.look };
}

/**
 * Omits docs pages.
 * @throws {Error} if `index` is not an index.json
 */
export function listStories(index: unknown): Story[] {
  return Object.values(indexFile.parse(index).entries).filter(({ type }) => type === 'story');
}

export function isWanted({ id, title, importPath }: Story, only: string): boolean {
  return [id, title, importPath].some((text) => text.toLowerCase().includes(only.toLowerCase()));
}

export interface Comparison {
  both: Story[];
  added: Story[];
  removedStories: Story[];
}

export function compared(base: readonly Story[], current: readonly Story[]): Comparison {
  const isIn = (stories: readonly Story[]) => {
    const ids = new Set(stories.map(({ id }) => id));
    return ({ id }: Story) => ids.has(id);
  };
  const wasThere = isIn(base);
  const isThere = isIn(current);
  return {
    both: current.filter(wasThere),
    added: current.filter((story) => !wasThere(story)),
    removedStories: base.filter((story) => !isThere(story)),
  };
}

export interface Outcome {
  looks: readonly { name: string }[];
  known: readonly Story[];
  changed: readonly string[];
  added: readonly Story[];
  gone: readonly Story[];
  unpictured: readonly Story[];
}

export function outcome(
  commit: string,
  { looks: taken, known, changed, added, gone, unpictured }: Outcome,
): string[] {
  const named = (what: string, stories: readonly Story[]) =>
    stories.map(({ title, name }) => `${what}: ${title} ${name}`);
  const uncompared = added.length + unpictured.length;
  return [
    ...changed.map((title) => `changed: ${title}`),
    ...named('new, no baseline to compare with', added),
    ...named('not compared, its baseline is missing', unpictured),
    ...named('gone', gone),
    `Compared with ${commit.slice(0, 12)}, in ${taken.map(({ name }) => name).join(', ')}.`,
    `Stories compared: ${known.length}, new: ${added.length}, gone: ${gone.length}, with a missing baseline: ${unpictured.length}. Pictures changed: ${changed.length}.`,
    ...(uncompared > 0
      ? [`Compared with nothing, since there is no baseline: ${uncompared}. Look at them yourself.`]
      : []),
  ];
}

export function isGood({ known, changed }: Pick<Outcome, 'known' | 'changed'>): boolean {
  return known.length > 0 && changed.length === 0;
}

/**
 * Screenshots differ between browser builds and operating systems.
 * @param version such as '156.0.8078.79'
 */
export function browserFolder(version: string, platform: string, architecture: string): string {
  return `chromium-${version}-${platform}-${architecture}`;
}

export function whyNothing(folders: readonly string[], wanted: string, root: string): string {
  const others = folders.filter((folder) => folder.startsWith('chromium-') && folder !== wanted);
  const why =
    others.length > 0
      ? `The baselines in ${root} are of another browser build (${others.join(', ')}); this is ${wanted}.`
      : `There are no baselines in ${root}.`;
  return `${why}\nNothing was compared. Make some: npm run test:visual -- --base main`;
}

export function toPictureName({ id }: Story, look: string): string {
  return `pictures/${id}/${look}.png`;
}
