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

describe("a module of 'open'", () => {
  it('is loaded once its component is mounted', async () => {
    render(<Part lazy={lazyModule(load, { when: 'open' })} />);
    expect(button()).toHaveTextContent('Waiting');
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('is loaded only when it opens, and not by the pointer', async () => {
    const lazy = lazyModule(load, { when: 'open' });
    const { rerender } = render(<Part lazy={lazy} isOpen={false} />);
    fireEvent.pointerEnter(button());
    fireEvent.focus(button());
    expect(load).not.toHaveBeenCalled();
    rerender(<Part lazy={lazy} isOpen />);
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('reports a failure and is loaded again once the browser is online', async () => {
    load.mockRejectedValueOnce(failure);
    render(<Part lazy={lazyModule(load, { when: 'open' })} />);
    await act(async () => {});
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    expect(button()).toHaveTextContent('Waiting');
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('is loaded again when it is opened again after a failure', async () => {
    load.mockRejectedValueOnce(failure);
    const lazy = lazyModule(load, { when: 'open' });
    const { rerender } = render(<Part lazy={lazy} isOpen />);
    await act(async () => {});
    rerender(<Part lazy={lazy} isOpen={false} />);
    rerender(<Part lazy={lazy} isOpen />);
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('reports nothing to a component that has unmounted, or whose part has closed', async () => {
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

describe("a module of 'intent'", () => {
  it.each([
    ['pointer', fireEvent.pointerEnter],
    ['focus', fireEvent.focus],
  ])('is loaded by the %s on its control', async (_, fire) => {
    render(<Part lazy={lazyModule(load, { when: 'intent' })} />);
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
    fire(button());
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('reports no failure before it is opened', async () => {
    load.mockRejectedValue(failure);
    render(<Part lazy={lazyModule(load, { when: 'intent' })} />);
    fireEvent.focus(button());
    await act(async () => {});
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("a module of 'idle'", () => {
  const idle = vi.fn<(work: () => void) => number>();

  beforeEach(() => {
    idle.mockReset().mockReturnValue(1);
    vi.stubGlobal('requestIdleCallback', idle);
    return () => vi.unstubAllGlobals();
  });

  it('is loaded once the browser is idle', async () => {
    render(<Part lazy={lazyModule(load, { when: 'idle' })} />);
    expect(load).not.toHaveBeenCalled();
    act(() => idle.mock.calls.forEach(([work]) => work()));
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('is loaded earlier when it opens', async () => {
    render(<Part lazy={lazyModule(load, { when: 'idle' })} isOpen />);
    expect(await screen.findByText('Loaded')).toBeInTheDocument();
  });

  it('is not loaded for a component that has unmounted', () => {
    render(<Part lazy={lazyModule(load, { when: 'idle' })} />).unmount();
    idle.mock.calls.forEach(([work]) => work());
    expect(load).not.toHaveBeenCalled();
  });
});

it('is imported once for all that wait, and rendered at once after that', async () => {
  const lazy = lazyModule(load, { when: 'open' });
  await Promise.all([lazy.load(), lazy.load()]);
  render(<Part lazy={lazy} />);
  expect(button()).toHaveTextContent('Loaded');
  expect(load).toHaveBeenCalledOnce();
});
