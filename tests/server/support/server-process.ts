import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const ownScript = fileURLToPath(new URL('../../../scripts/server.mjs', import.meta.url));
const START_LIMIT_MS = 60_000;

const logLine = z.looseObject({ event: z.optional(z.string()), url: z.optional(z.string()) });

export interface ServerProcess {
  url: string;
  pid: number;
  /** Milliseconds from the start to the first response. */
  startMs: number;
  output: () => string;
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface ServerProcessOptions {
  env?: Record<string, string>;
  /** @default the script of `npm run server` */
  script?: string;
  wrapper?: string[];
}

export class ServerExit extends Error {
  readonly code: number | null;

  constructor(code: number | null, output: string) {
    super(output);
    this.code = code;
  }
}

/** Rejects with a ServerExit, which contains the output, if the process exits early. */
export async function startServerProcess(
  args: string[],
  { env = {}, script = ownScript, wrapper = [] }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const start = performance.now();
  const [command = '', ...rest] = [...wrapper, process.execPath, script, ...args];
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const closed = once(child, 'close');
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const url = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
    createInterface(child.stdout).on('line', (line) => {
      const { event, url: address } = parseLine(line);
      if (event === 'started' && address) resolve(address);
    });
    child.once('close', (code) => reject(new ServerExit(code, output)));
    void closed.then(() => clearTimeout(limit));
    child.stdout.once('data', () => clearTimeout(limit));
  });
  await fetch(`${url}/health`).then((response) => response.arrayBuffer());
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - start,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

function parseLine(line: string): z.infer<typeof logLine> {
  return line.startsWith('{') ? logLine.parse(JSON.parse(line)) : {};
}
