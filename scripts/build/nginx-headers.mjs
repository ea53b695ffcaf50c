import { projectRoot } from '../ensure-installed.mjs';
import { nginxHeaders } from './security-headers.mjs';

const { loadEnv } = await import('vite');
process.stdout.write(
  `# Written by scripts/build/nginx-headers.mjs from the settings of the build. For /etc/nginx.\n\n` +
    nginxHeaders(loadEnv('production', projectRoot, 'VITE_')),
);
