import { object, parse, record, string } from 'zod/mini';

export interface Part {
  name: string;
  layer: string;
  feature: string;
  docsId: string;
  /** Of the first story, which shows the default state. */
  storyId: string;
}

const storyIndex = object({
  entries: record(string(), object({ title: string(), id: string(), type: string() })),
});

/** Lists the components and screens in the order of the sidebar. */
export async function listParts(): Promise<Part[]> {
  const response = await fetch('./index.json');
  const entries = Object.values(parse(storyIndex, await response.json()).entries);
  return entries.flatMap(({ type, title, id: docsId }) => {
    const [layer, feature, name] = title.split('/');
    const first = entries.find((entry) => entry.type === 'story' && entry.title === title);
    return type === 'docs' && layer && feature && name && first
      ? [{ name, layer, feature, docsId, storyId: first.id }]
      : [];
  });
}
