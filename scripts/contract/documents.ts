import { format, resolveConfig } from 'prettier';
import { fileURLToPath } from 'node:url';
import { createAsyncApi } from './asyncapi.ts';
import { createOpenApi } from './openapi.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file that is made from the contract. */
export interface GeneratedFile {
  /** Where it belongs, from the project's folder. */
  path: string;
  text: string;
}

/** The API's descriptions for other tools, as they must stand in `public`. */
export async function documents(): Promise<GeneratedFile[]> {
  return Promise.all([
    generated('public/openapi.json', createOpenApi()),
    generated('public/asyncapi.json', createAsyncApi()),
  ]);
}

async function generated(path: string, document: unknown): Promise<GeneratedFile> {
  const filepath = root + path;
  const style = await resolveConfig(filepath);
  return { path, text: await format(JSON.stringify(document), { ...style, filepath }) };
}
