import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './ensure-installed.mjs';

const [, , ...more] = process.argv;

if (process.env.CHROMATIC_PROJECT_TOKEN) publish();
else
  console.log(`Nothing was published: there is no project token.
Make a project at https://www.chromatic.com, copy its token from 'Manage', and type:
CHROMATIC_PROJECT_TOKEN=chpt_... npm run chromatic`);

function publish() {
  const cli = join(projectRoot, 'node_modules/chromatic/dist/bin.cjs');
  const options = ['--build-script-name', 'build-storybook', '--no-interactive', ...more];
  spawn(process.execPath, [cli, ...options], { cwd: projectRoot, stdio: 'inherit' })
    .once('error', (error) => {
      console.error(error.message);
      process.exitCode = 1;
    })
    .once('close', (status) => {
      process.exitCode = status ?? 1;
    });
}
