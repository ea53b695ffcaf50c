import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { createAsyncApi } from './asyncapi.ts';
import { createOpenApi } from './openapi.ts';

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
  const { code, errors } = await format(path, JSON.stringify(document), style);
  if (errors.length > 0) throw new Error(`${path}: ${JSON.stringify(errors)}`);
  return { path, text: code };
}
