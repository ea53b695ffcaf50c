// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { relayWorkerMessages, startWorkerClient } from './relay-worker-messages.ts';

afterEach(() => void vi.useRealTimers());

it('the relay forwards each worker message once, without its source', () => {
  const workers = new EventTarget();
  const heard: unknown[] = [];
  relayWorkerMessages(workers);
  workers.addEventListener('message', (event) => {
    if (event instanceof MessageEvent) heard.push([event.data, event.source, event.ports.length]);
  });
  const { port1 } = new MessageChannel();
  const said = { data: { type: 'REQUEST' }, source: window, ports: [port1] };
  workers.dispatchEvent(new MessageEvent('message', said));
  expect(heard).toEqual([[{ type: 'REQUEST' }, null, 1]]);
});

describe('the worker client at startup', () => {
  function start({ controller }: { controller: object | null }) {
    vi.useFakeTimers();
    const workers = Object.assign(new EventTarget(), { controller });
    const reload = vi.fn<() => void>();
    let succeed = (_value: string) => {};
    const starting = new Promise<string>((resolve) => {
      succeed = resolve;
    });
    const container = workers as unknown as ServiceWorkerContainer;
    const started = startWorkerClient(container, starting, reload);
    return { workers, reload, succeed: (value: string) => succeed(value), started };
  }

  it('repeats its requests to the current worker until msw has started', async () => {
    const postMessage = vi.fn<(word: string) => void>();
    const { succeed, started } = start({ controller: { postMessage } });
    await vi.advanceTimersByTimeAsync(500);
    expect(postMessage.mock.calls).toEqual([['INTEGRITY_CHECK_REQUEST'], ['MOCK_ACTIVATE']]);
    succeed('started');
    expect(await started).toBe('started');
    await vi.advanceTimersByTimeAsync(5000);
    expect(postMessage).toHaveBeenCalledTimes(2);
  });

  it('reloads the page when its worker has been replaced', async () => {
    const { workers, reload } = start({ controller: { postMessage: () => {} } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload after a successful start, nor when the page gets its first worker', async () => {
    const { workers, reload, succeed, started } = start({ controller: { postMessage: () => {} } });
    workers.dispatchEvent(new Event('controllerchange'));
    succeed('started');
    await started;
    const first = start({ controller: null });
    first.workers.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    expect(first.reload).not.toHaveBeenCalled();
  });
});
