import { readFileSync } from 'node:fs';
import { array, int, object, parse, string, url } from 'zod/mini';

const run = object({
  url: url(),
  pictures: string(),
  report: string(),
  stories: array(object({ id: string(), title: string(), name: string() })),
  looks: array(
    object({
      name: string(),
      theme: string(),
      window: object({ width: int(), height: int() }),
    }),
  ),
});

const file = process.env.VISUAL_RUN;
if (!file) throw new Error('Type: npm run test:visual');

export const visualRun = parse(run, JSON.parse(readFileSync(file, 'utf8')));
