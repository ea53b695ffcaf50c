import { format, resolveConfig } from 'prettier';
import { fileURLToPath } from 'node:url';
import { createAsyncApi } from './asyncapi.ts';
import { createOpenApi } from './openapi.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface GeneratedFile {
  path: string;
  text: string;
}

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
