import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { projectRoot } from '../../scripts/ensure-installed.mjs';
import { readPlaywright } from '../../scripts/test/test-reports.mjs';
import {
  browserFolder,
  compared,
  isGood,
  isWanted,
  visualLooks,
  outcome,
  toPictureName,
  whyNothing,
  parseOptions,
  type Story,
} from './plan.ts';
import { address, buildSite, buildCommitSite, git, siteIn, type Site } from './site.ts';

const { base, only, look } = parseOptions(process.argv.slice(2));
const wantedLooks = visualLooks.filter(({ name }) => name.includes(look));
if (wantedLooks.length === 0) throw new Error(`No look has "${look}" in its name.`);
const root = process.env.VISUAL_BASELINES ?? join(homedir(), '.cache/caresetu-visual');
const report = join(projectRoot, 'test-results/visual');
const browser = await browserBuild();
const baselines = join(root, browser);
const commit = base ? git('rev-parse', '--verify', `${base}^{commit}`) : lastCommit();

process.exitCode = 1;
if (commit) await compareWith(join(baselines, commit), commit);
else console.log(whyNothing(existsSync(root) ? readdirSync(root) : [], browser, root));
process.exit();

async function compareWith(folder: string, name: string): Promise<void> {
  const before = baseSite(folder, name);
  utimesSync(folder, new Date(), new Date());
  await picture(before, folder);
  console.log('Building the Storybook of the working tree ...');
  const now = buildSite(projectRoot, join(projectRoot, 'node_modules/.cache/caresetu/visual'));
  const wanted = ({ stories }: Site) => stories.filter((story) => isWanted(story, only));
  const { both, added, removedStories } = compared(wanted(before), wanted(now));
  if (both.length + added.length + removedStories.length === 0)
    throw new Error(`No story has "${only}" in its id, title or file.`);
  const known = both.filter((story) => isPictured(story, folder));
  const changed = known.length > 0 ? await differing(now, folder, known) : [];
  const unpictured = both.filter((story) => !known.includes(story));
  const run = { looks: wantedLooks, known, changed, added, gone: removedStories, unpictured };
  for (const line of outcome(name, run)) console.log(line);
  if (changed.length > 0) console.log(`See npx playwright show-report ${report}/pages`);
  process.exitCode = isGood(run) ? 0 : 1;
}

function baseSite(folder: string, name: string): Site {
  const site = join(folder, 'site');
  if (existsSync(join(site, 'index.json'))) return siteIn(site);
  console.log(`Building the Storybook of ${name.slice(0, 12)} ...`);
  return buildCommitSite(name, site, join(root, 'worktrees', name));
}

async function picture(site: Site, folder: string): Promise<void> {
  const missing = site.stories.filter(
    (story) => base && isWanted(story, only) && !isPictured(story, folder),
  );
  if (missing.length === 0) return;
  console.log(`Taking ${missing.length * wantedLooks.length} baselines into ${folder} ...`);
  const { failures } = await playwright(site, folder, missing, 'all');
  for (const { title, message } of failures) console.log(`no picture: ${title}\n${message}`);
}

async function differing(site: Site, folder: string, stories: Story[]): Promise<string[]> {
  console.log(`Comparing ${stories.length * wantedLooks.length} pictures ...`);
  const { failures } = await playwright(site, folder, stories, 'none');
  return failures.map(({ title }) => title.replace('stories.spec.ts: ', ''));
}

async function playwright(site: Site, folder: string, stories: Story[], update: 'all' | 'none') {
  rmSync(report, { recursive: true, force: true });
  const file = join(mkdtempSync(join(tmpdir(), 'caresetu-visual-')), 'run.json');
  const url = await address(site);
  const pictures = join(folder, 'pictures');
  writeFileSync(file, JSON.stringify({ url, pictures, report, stories, looks: wantedLooks }));
  const cli = join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const config = join(projectRoot, 'tools/visual/playwright.config.ts');
  await new Promise((resolve, reject) => {
    spawn(process.execPath, [cli, 'test', '--config', config, `--update-snapshots=${update}`], {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, VISUAL_RUN: file },
    })
      .once('error', reject)
      .once('close', resolve);
  });
  return readPlaywright(JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')));
}

function isPictured(story: Story, folder: string): boolean {
  return wantedLooks.every(({ name }) => existsSync(join(folder, toPictureName(story, name))));
}

function lastCommit(): string | undefined {
  if (!existsSync(baselines)) return undefined;
  const age = (name: string) => statSync(join(baselines, name)).mtimeMs;
  return readdirSync(baselines).sort((one, other) => age(other) - age(one))[0];
}

async function browserBuild(): Promise<string> {
  const started = await chromium.launch(chromiumLaunchOptions());
  const version = started.version();
  await started.close();
  return browserFolder(version, process.platform, process.arch);
}
