import type { Browser, BrowserType } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs';

/** For tests (RFC 2544). The host's addresses end with 1. */
const addresses = { wifi: '198.18.77.2', mobile: '198.18.78.2' };
const hosts = { wifi: '198.18.77.1', mobile: '198.18.78.1' };
type Link = keyof typeof addresses;

export interface MovingBrowser {
  browser: Browser;
  addresses: Record<Link, string>;
  changeNetwork: () => void;
  close: () => Promise<void>;
}

/**
 * Starts a browser in a network namespace. Needs root.
 * @param ports of the browser's localhost, each with the port of the host's localhost
 */
export async function startMovingBrowser(
  type: BrowserType,
  args: readonly string[],
  ports: readonly (readonly [inside: number, outside: number])[],
): Promise<MovingBrowser> {
  const namespace = `caresetu-${process.pid}`;
  const ends = (link: Link) => ({ host: `${link}-host`, inside: `${link}-in` });
  const run = (line: string) => execFileSync('ip', line.split(' '), { stdio: 'pipe' });
  const inside = (line: string) => run(`-n ${namespace} ${line}`);
  const turnOn = (link: Link) => {
    inside(`link set ${ends(link).inside} up`);
    inside(`route add default via ${hosts[link]}`);
  };
  const servers = ports.map(([, outside]) =>
    createServer((incoming) => {
      const outgoing = connect(outside, 'localhost');
      incoming.pipe(outgoing).pipe(incoming);
      const end = () => [incoming, outgoing].map((socket) => socket.destroy());
      for (const socket of [incoming, outgoing]) socket.on('error', end).on('close', end);
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-network-'));
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true })];
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  };
  try {
    run(`netns add ${namespace}`);
    stops.push(() => run(`netns delete ${namespace}`));
    inside('link set lo up');
    for (const link of ['wifi', 'mobile'] as const) {
      const { host, inside: own } = ends(link);
      run(`link add ${host} type veth peer name ${own} netns ${namespace}`);
      stops.push(() => run(`link delete ${host}`));
      run(`address add ${hosts[link]}/24 dev ${host}`);
      run(`link set ${host} up`);
      inside(`address add ${addresses[link]}/24 dev ${own}`);
    }
    turnOn('wifi');
    for (const [at, server] of servers.entries()) {
      await new Promise<void>((resolve) => {
        server.listen(ports[at]?.[0], hosts.wifi, resolve);
      });
      stops.push(() => server.close());
    }
    const options = chromiumLaunchOptions();
    const program = join(folder, 'chromium');
    const path = options.executablePath ?? type.executablePath();
    await writeFile(program, `#!/bin/sh\nexec ip netns exec ${namespace} "${path}" "$@"\n`);
    await chmod(program, 0o755);
    const browser = await type.launch({
      executablePath: program,
      // The last of these rules is the one that counts.
      args: [...args, `--host-resolver-rules=MAP localhost ${hosts.wifi}`],
    });
    stops.push(() => browser.close());
    const changeNetwork = () => {
      inside(`link set ${ends('wifi').inside} down`);
      turnOn('mobile');
    };
    return { browser, addresses, changeNetwork, close };
  } catch (error) {
    await close();
    throw error;
  }
}
