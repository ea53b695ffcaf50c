import { StoryIndexGenerator } from 'storybook/internal/core-server';
import { guidance } from '../stories/docs/guidance.ts';

/**
 * Storybook's search finds names and paths only, so a docs page has its search words in its name:
 * 'Dialog: modal, popup'. The sidebar and the title of the page say 'Docs' (manager.ts).
 */
export function withSearchWords(generator?: StoryIndexGenerator): StoryIndexGenerator | undefined {
  if (!generator) return undefined;
  // Storybook calls this several times with the same generator.
  const { getIndexAndStats } = StoryIndexGenerator.prototype;
  generator.getIndexAndStats = async () => {
    const result = await getIndexAndStats.call(generator);
    for (const entry of Object.values(result.storyIndex.entries))
      if (entry.type === 'docs') entry.name = nameOf(entry.title) ?? entry.name;
    return result;
  };
  return generator;
}

function nameOf(title: string): string | undefined {
  const component = title.split('/').at(-1) ?? '';
  const words = guidance[component]?.alsoCalled;
  return words && `${component}: ${words.join(', ')}`;
}
