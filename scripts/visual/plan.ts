import { parseArgs } from 'node:util';
import { object, record, string, type output } from 'zod/mini';
import { windows } from '../../.storybook/windows.ts';

const entry = object({
  id: string(),
  title: string(),
  name: string(),
  type: string(),
  importPath: string(),
});
const indexFile = object({ entries: record(string(), entry) });

/** A story, as a built Storybook's index.json lists it. */
export type Story = output<typeof entry>;

/** Each picture that is taken of a story: its colours, and how wide and high the window is, in CSS pixels. */
export const looks = [
  { name: 'light-1280', theme: 'light', ...windows.desktop },
  { name: 'light-390', theme: 'light', ...windows.phone },
  { name: 'dark-1280', theme: 'dark', ...windows.desktop },
  { name: 'dark-390', theme: 'dark', ...windows.phone },
] as const;

/** What the command was asked for. */
export interface Wishes {
  /** The commit to compare with, by any of its names; undefined for the one compared with last. */
  base: string | undefined;
  /** What a story's id, title or file must contain; '' for every story. */
  only: string;
  /** What a look's name must contain; '' for every look. */
  look: string;
}

/** Reads the words after `npm run test:visual --`. Throws for a word it does not know. */
export function wishesOf(words: readonly string[]): Wishes {
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

/** The stories of a built Storybook's index.json, pages of documentation left out. Throws when it is not one. */
export function storiesOf(index: unknown): Story[] {
  return Object.values(indexFile.parse(index).entries).filter(({ type }) => type === 'story');
}

/** Whether a story is among those asked for by `--only`, however it is written. */
export function isWanted({ id, title, importPath }: Story, only: string): boolean {
  return [id, title, importPath].some((text) => text.toLowerCase().includes(only.toLowerCase()));
}

/** What there is to compare between the stories of two builds. */
export interface Comparison {
  /** In both: their pictures are compared. */
  both: Story[];
  /** Only in the working tree. */
  added: Story[];
  /** Only in the base. */
  gone: Story[];
}

/** Sorts the stories of the base and of the working tree by where they are. */
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
    gone: base.filter((story) => !isThere(story)),
  };
}

/** What came of a run. */
export interface Outcome {
  /** In which looks. */
  looks: readonly { name: string }[];
  /** Whose pictures were compared. */
  known: readonly Story[];
  /** The titles of the pictures that are not as they were. */
  changed: readonly string[];
  added: readonly Story[];
  gone: readonly Story[];
  /** In both builds, but no picture of the base is kept. */
  unpictured: readonly Story[];
}

/** What a run says at its end: each story that came, went or was not compared, and the sums. */
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

/** Whether a run shows that the pictures are as they were: some were compared, and none of them changed. */
export function isGood({ known, changed }: Pick<Outcome, 'known' | 'changed'>): boolean {
  return known.length > 0 && changed.length === 0;
}

/**
 * What the folder of a browser's baselines is called: another build, or another system's fonts, draws other pixels.
 * @param version such as '156.0.8078.79'
 */
export function browserFolder(version: string, platform: string, architecture: string): string {
  return `chromium-${version}-${platform}-${architecture}`;
}

/** Why nothing is compared, and what to type: there are no baselines, or only those of other browser builds. */
export function whyNothing(folders: readonly string[], wanted: string, root: string): string {
  const others = folders.filter((folder) => folder.startsWith('chromium-') && folder !== wanted);
  const why =
    others.length > 0
      ? `The baselines in ${root} are of another browser build (${others.join(', ')}); this is ${wanted}.`
      : `There are no baselines in ${root}.`;
  return `${why}\nNothing was compared. Make some: npm run test:visual -- --base main`;
}

/** Where a story's picture lies below the folder of a commit. */
export function pictureOf({ id }: Story, look: string): string {
  return `pictures/${id}/${look}.png`;
}
