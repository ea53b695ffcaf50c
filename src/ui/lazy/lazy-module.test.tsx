import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyModule, useLazyModule, type LazyModule } from './lazy-module.ts';

interface Words {
  words: string;
}

const load = vi.fn<() => Promise<Words>>();
const onError = vi.fn<() => void>();
const failure = new Error('Failed to fetch');

beforeEach(() => {
  load.mockReset().mockResolvedValue({ words: 'Loaded' });
  onError.mockReset();
});

function Part({ lazy, isOpen }: { lazy: LazyModule<Words>; isOpen?: boolean }) {
  const module = useLazyModule(lazy, { ...(isOpen !== undefined && { isOpen }), onError });
  return (
    <button type="button" {...lazy.triggerProps}>
      {module?.words ?? 'Waiting'}
    </button>
  );
}

const button = () => screen.getByRole('button');

describe("lazyModule with the option when: 'open'", () => {
  it('loads when its component mounts', async () => {
    render(<Part lazy={lazyModule(load, { when: 'open' })} />);
    expect(button()).toHaveTextContent('Waiting');
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('does not load on hover before it opens', async () => {
    const lazy = lazyModule(load, { when: 'open' });
    const { rerender } = render(<Part lazy={lazy} isOpen={false} />);
    fireEvent.pointerEnter(button());
    fireEvent.focus(button());
    expect(load).not.toHaveBeenCalled();
    rerender(<Part lazy={lazy} isOpen />);
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('reports a failure and retries when the browser is online', async () => {
    load.mockRejectedValueOnce(failure);
    render(<Part lazy={lazyModule(load, { when: 'open' })} />);
    await act(async () => {});
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    expect(button()).toHaveTextContent('Waiting');
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('retries when it opens again after a failure', async () => {
    load.mockRejectedValueOnce(failure);
    const lazy = lazyModule(load, { when: 'open' });
    const { rerender } = render(<Part lazy={lazy} isOpen />);
    await act(async () => {});
    rerender(<Part lazy={lazy} isOpen={false} />);
    rerender(<Part lazy={lazy} isOpen />);
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('reports no failure after it unmounts or closes', async () => {
    load.mockRejectedValue(failure);
    const lazy = lazyModule(load, { when: 'open' });
    const { rerender, unmount } = render(<Part lazy={lazy} isOpen />);
    rerender(<Part lazy={lazy} isOpen={false} />);
    await act(async () => {});
    rerender(<Part lazy={lazy} isOpen />);
    unmount();
    await act(async () => {});
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("lazyModule with the option when: 'intent'", () => {
  it.each([
    ['pointer', fireEvent.pointerEnter],
    ['focus', fireEvent.focus],
  ])('loads on the %s event of its control', async (_, fire) => {
    render(<Part lazy={lazyModule(load, { when: 'intent' })} />);
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
    fire(button());
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('reports no failure before it opens', async () => {
    load.mockRejectedValue(failure);
    render(<Part lazy={lazyModule(load, { when: 'intent' })} />);
    fireEvent.focus(button());
    await act(async () => {});
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("lazyModule with the option when: 'idle'", () => {
  const idle = vi.fn<(work: () => void) => number>();

  beforeEach(() => {
    idle.mockReset().mockReturnValue(1);
    vi.stubGlobal('requestIdleCallback', idle);
    return () => vi.unstubAllGlobals();
  });

  it('loads when the browser is idle', async () => {
    render(<Part lazy={lazyModule(load, { when: 'idle' })} />);
    expect(load).not.toHaveBeenCalled();
    act(() => idle.mock.calls.forEach(([work]) => work()));
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('loads immediately when it opens before the browser is idle', async () => {
    render(<Part lazy={lazyModule(load, { when: 'idle' })} isOpen />);
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('waits for the first action of a user who saves data', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    render(<Part lazy={lazyModule(load, { when: 'idle' })} />);
    expect(idle).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => idle.mock.calls.forEach(([work]) => work()));
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
    expect(idle).toHaveBeenCalledOnce();
  });

  it('does not load after its component has unmounted', () => {
    render(<Part lazy={lazyModule(load, { when: 'idle' })} />).unmount();
    idle.mock.calls.forEach(([work]) => work());
    expect(load).not.toHaveBeenCalled();
  });
});

it('lazyModule imports the module once for all components, and then renders synchronously', async () => {
  const lazy = lazyModule(load, { when: 'open' });
  await Promise.all([lazy.load(), lazy.load()]);
  render(<Part lazy={lazy} />);
  expect(button()).toHaveTextContent('Loaded');
  expect(load).toHaveBeenCalledOnce();
});
