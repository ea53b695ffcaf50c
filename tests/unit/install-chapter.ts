import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../../docs/install.md', import.meta.url));

interface CommandBlock {
  /** The heading above it. */
  title: string;
  /** Empty for commands that depend on the world outside, such as a certificate authority. */
  needs: string;
  commands: string;
}

/** The commands of docs/install.md, in their order. */
export function readInstallChapter(): CommandBlock[] {
  const blocks: CommandBlock[] = [];
  let title = '';
  for (const [, heading, needs = '', commands = ''] of readFileSync(path, 'utf8').matchAll(
    /^##? (.+)$|^```sh ?(\w*)\n([^]*?)^```$/gm,
  )) {
    if (heading === undefined) blocks.push({ title, needs, commands });
    else title = heading;
  }
  return blocks;
}

/** The commands below a heading that need nothing outside of the machine. */
export function readInstallCommands(title: string): string {
  const found = readInstallChapter().filter((block) => block.title === title && block.needs === '');
  if (found.length === 0) throw new Error(`docs/install.md has no commands below '${title}'.`);
  return found.map(({ commands }) => commands).join('');
}
