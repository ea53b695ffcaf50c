import { projectRoot } from './ensure-installed.mjs';
import { nginxHeaders } from './security-headers.mjs';

// The settings are read as the build reads them: from the environment, .env.local and their like.
const { loadEnv } = await import('vite');
process.stdout.write(
  `# Written by scripts/nginx-headers.mjs from the settings of the build. For /etc/nginx.\n\n` +
    nginxHeaders(loadEnv('production', projectRoot, 'VITE_')),
);
