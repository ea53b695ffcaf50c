import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/ensure-installed.mjs';
import plugin from '../../scripts/lint-layers.mjs';

function lint(file: string, code: string): string[] {
  const messages: string[] = [];
  const visitor = plugin.rules.layers.create({
    filename: join(projectRoot, file),
    report: ({ message }) => messages.push(message),
  });
  for (const node of parseAst(code).body) {
    if (node.type === 'ImportDeclaration') visitor.ImportDeclaration(node);
    if (node.type === 'ExpressionStatement' && node.expression.type === 'ImportExpression') {
      visitor.ImportExpression(node.expression);
    }
  }
  return messages;
}

describe('the lint refuses', () => {
  it.each([
    ['the app', 'src/pages/HomePage.tsx', "import '../../backend/seed/seed.ts'", 'only src/app'],
    ['the app’s start', 'src/main.tsx', "import('../demo/start-demo.ts')", 'only src/app'],
    ['a handler', 'backend/handlers/booking/book.ts', "import '../../seed/seed.ts'", 'Move'],
    ['the frame of calls', 'backend/handlers/core/a.ts', "import '../people/people.ts'", 'Move'],
    ['the rules', 'backend/store/store.ts', "import 'node:fs'", 'Browsers run this too'],
    ['the rules', 'backend/store/store.ts', "import '../../mocks/browser-files.ts'", 'Move'],
    ['the browser’s host', 'mocks/a.ts', "import 'react'", 'A backend shows nothing'],
    ['the browser’s host', 'mocks/a.ts', "import '../demo/demo.ts'", 'Move'],
    ['the server', 'server/options.ts', "import '../mocks/demo-outbox.ts'", 'Move'],
    ['the demo', 'demo/demo.ts', "import '../server/options.ts'", 'Move'],
    ['the demo', 'demo/demo.ts', "import '../src/state/realtime.ts'", 'Move'],
    ['a component', 'src/ui/Chip.tsx', "import 'msw'", 'put this in mocks'],
  ])('%s %s: %s', (_, file, code, advice) => {
    expect(lint(file, code)).toEqual([expect.stringContaining(advice)]);
  });
});

it.each([
  ['src/app/startup/open-demo.ts', "import('../../../demo/start-demo.ts')"],
  ['demo/start-demo.ts', "import '../mocks/start-browser-backend.ts'"],
  ['server/start-server.ts', "import '../backend/create-backend.ts'; import 'node:http'"],
  ['backend/create-backend.ts', "import './handlers/core/backend.ts'"],
  ['backend/handlers/booking/a.ts', "import '../core/backend.ts'"],
  ['backend/handlers/core/a.test.ts', "import '../../testing/test-backend.ts'"],
])('the lint allows %s: %s', (file, code) => {
  expect(lint(file, code)).toEqual([]);
});
