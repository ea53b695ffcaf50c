import { readFileSync } from 'node:fs';
import { array, int, object, parse, string, url } from 'zod/mini';

const run = object({
  /** Where the built Storybook is served. */
  url: url(),
  /** The folder of the baselines. */
  pictures: string(),
  /** The folder that the report goes into. */
  report: string(),
  /** Whose pictures to take. */
  stories: array(object({ id: string(), title: string(), name: string() })),
  /** In which colours, and how wide and high the window is, in CSS pixels. */
  looks: array(object({ name: string(), theme: string(), width: int(), height: int() })),
});

const file = process.env.VISUAL_RUN;
if (!file) throw new Error('Type: npm run test:visual');

/** What this run takes pictures of, as scripts/visual.ts wrote it down. */
export const visualRun = parse(run, JSON.parse(readFileSync(file, 'utf8')));
