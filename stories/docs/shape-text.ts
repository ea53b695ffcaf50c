import type { Schema } from './api-documents.ts';

/** TypeScript syntax: `{ phone: string, remember?: boolean }`. */
export function shapeText(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ');
  if (schema.properties) return objectText(schema.properties, schema.required ?? []);
  if (schema.additionalProperties)
    return `Record<string, ${shapeText(schema.additionalProperties)}>`;
  if (schema.items) return `${shapeText(schema.items)}[]`;
  if (schema.contentMediaType) return 'file';
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(shapeText).join(' | ');
  const type = [schema.type ?? 'unknown'].flat().join(' | ');
  return schema.format ? `${type} (${schema.format})` : type;
}

function objectText(properties: Record<string, Schema>, required: string[]): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeText(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
