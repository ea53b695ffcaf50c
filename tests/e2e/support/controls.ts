import type { StoryPage } from './story-page.ts';

export interface Control {
  name: string;
  values: readonly unknown[];
}

export function listControls({ page }: StoryPage): Promise<Control[]> {
  return page.evaluate(() => {
    const otherWords = (value: unknown) => {
      if (typeof value !== 'string') return ['Other words'];
      if (/^\d{4}-\d\d-\d\d/.test(value))
        return ['2026-12-09', '2028-12-09'].map((day) => value.replace(/^.{10}/, day));
      if (/^\d\d:\d\d$/.test(value)) return ['12:30'];
      if (/^\d+(px|%)$/.test(value)) return ['37%'];
      return [`Other ${value}`];
    };
    const { argTypes, initialArgs } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender
      .story;
    return Object.entries<{ control?: { type?: string }; options?: unknown[] }>(argTypes).flatMap(
      ([name, { control, options = [] }]) => {
        const value = initialArgs[name];
        switch (control?.type) {
          case 'boolean':
            return [{ name, values: [true, false].filter((other) => other !== value) }];
          case 'text':
            return [{ name, values: otherWords(value) }];
          case 'number':
            return [{ name, values: [Number(value ?? 0) + 1, 0, 50] }];
          case 'radio':
          case 'select':
            return [{ name, values: options.filter((option) => option !== value) }];
          default:
            return [];
        }
      },
    );
  });
}

export type Effect = 'change' | 'nothing' | 'break';

export function tryControl({ page }: StoryPage, control: Control): Promise<Effect> {
  return page.evaluate(async ({ name, values }) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const { id: storyId } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender;

    const shown = () =>
      [...document.querySelectorAll('input, select, textarea')].reduce(
        (html, field) =>
          `${html}|${Reflect.get(field, 'value')}${String(Reflect.get(field, 'checked'))}`,
        `${document.body.innerHTML}${document.documentElement.className}`,
      );

    /** Resolves to true if the story changes within 350 ms. */
    const shows = async (event: string, payload: object) => {
      const before = shown();
      const end = performance.now() + 350;
      channel.emit(event, { storyId, ...payload });
      while (performance.now() < end) {
        await new Promise(requestAnimationFrame);
        if (shown() !== before) return true;
      }
      return false;
    };

    for (const value of values) {
      if (!(await shows('updateStoryArgs', { updatedArgs: { [name]: value } }))) continue;
      await new Promise(requestAnimationFrame);
      if (document.body.classList.contains('sb-show-errordisplay')) return 'break';
      await shows('resetStoryArgs', { argNames: [name] });
      return 'change';
    }
    channel.emit('resetStoryArgs', { storyId, argNames: [name] });
    return 'nothing';
  }, control);
}
