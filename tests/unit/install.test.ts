import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readOptions } from '../../server/options.ts';
import { readInstallChapter, readInstallCommands } from './install-chapter.ts';

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const text = readFileSync(projectFile('docs/install.md'), 'utf8');
const blocks = readInstallChapter();
const all = blocks.map(({ commands }) => commands).join('');

function runAsOnTheMachine(commands: string) {
  const root = mkdtempSync(join(tmpdir(), 'caresetu-install-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'etc'));
  const script = commands.replaceAll(/(?<= )\/etc\//g, `${root}/etc/`);
  const { status, stderr } = spawnSync('bash', ['--norc', '-euc', script], {
    cwd: projectFile(''),
  });
  expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' });
  return root;
}

test('the chapter goes from packages to a backup, a restore and an upgrade', () => {
  expect([...new Set(blocks.map(({ title }) => title))]).toEqual([
    'Put CareSetu online',
    '1. Packages',
    '2. User and release',
    '3. Keys and settings',
    '4. PostgreSQL',
    '5. First start',
    '6. Certificate',
    '7. nginx',
    '8. The first doctor',
    '9. Backup',
    'Restore a backup',
    'Upgrade',
    'With containers',
  ]);
});

test.each(blocks)('a shell understands the commands below "$title"', ({ commands }) => {
  const { status, stderr } = spawnSync('bash', ['--norc', '-n'], { input: commands });
  expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' });
});

test('the settings that the commands write start a server for real users', () => {
  const commands = [
    readInstallCommands('Put CareSetu online'),
    readInstallCommands('3. Keys and settings'),
    readInstallCommands('4. PostgreSQL').split('runuser')[0],
  ];
  const root = runAsOnTheMachine(commands.join(''));
  const file = join(root, 'etc/caresetu.env');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const lines = readFileSync(file, 'utf8').split('\n');
  const variables = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name ? [[name, value]] : [];
    }),
  );
  expect(readOptions([], variables)).toMatchObject({
    refusesDemoPeople: true,
    publicUrl: 'https://app.example.com',
    databaseUrl: expect.stringMatching(/^postgres:\/\/caresetu:[\da-f]{48}@localhost\/caresetu$/),
    sms: { kind: 'file', path: '/var/lib/caresetu/codes.jsonl' },
  });
  expect(Object.values(variables).join('\n')).not.toContain('change-me');
});

test('every file of docs/deploy is in the table, and every file that the commands copy exists', () => {
  const files = readdirSync(projectFile('docs/deploy'));
  const fromBuild = ['caresetu-headers.conf', 'netlify'];
  for (const file of files.filter((name) => !fromBuild.includes(name)))
    expect(text).toContain(`(deploy/${file})`);
  const used = all.match(/docs\/deploy\/[\w@.-]+/g) ?? [];
  expect(used.length).toBeGreaterThan(5);
  for (const path of used) expect(existsSync(projectFile(path))).toBe(true);
});

test('the commands start the ports that nginx forwards to', () => {
  const upstream = readFileSync(projectFile('docs/deploy/caresetu-upstream.conf'), 'utf8');
  const ports = [...upstream.matchAll(/^server 127\.0\.0\.1:(\d+)/gm)].map(([, port]) => port);
  const services = ports.map((port) => `caresetu@${port}`).join(' ');
  expect(all).toContain(`systemctl enable --now ${services}\n`);
  expect(all).toContain(`systemctl start ${services}\n`);
  expect(all.match(/for port in [\d ]+/g)).toEqual(
    Array.from({ length: 2 }, () => `for port in ${ports.join(' ')}`),
  );
});

test('npm has each script that the commands run', () => {
  const { scripts } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8'));
  const names = [...all.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
});

test('links to existing files and headings', () => {
  const links = [...text.matchAll(/\]\((?!http)([^)#]*)#?([^)]*)\)/g)];
  expect(links.length).toBeGreaterThan(10);
  for (const [, path, heading] of links) {
    const file = projectFile(path ? `docs/${path}` : 'docs/install.md');
    expect(existsSync(file)).toBe(true);
    if (!heading) continue;
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(headings).toContain(heading);
  }
});
