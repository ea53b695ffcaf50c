import { describe, expect, it } from 'vitest';
import { ScrollKeeper } from './scroll-keeper.ts';

function view({ height, content }: { height: number; content: number }) {
  const scroller = document.createElement('div');
  const size = { height, content, top: 0 };
  const clamp = () => {
    size.top = Math.max(0, Math.min(size.top, size.content - size.height));
  };
  Object.defineProperties(scroller, {
    clientHeight: { get: () => size.height },
    scrollHeight: { get: () => Math.max(size.content, size.height) },
    scrollTop: {
      get: () => size.top,
      set: (top: number) => {
        size.top = top;
        clamp();
      },
    },
  });
  const resize = (changes: Partial<typeof size>) => {
    Object.assign(size, changes);
    clamp();
  };
  const keeper = new ScrollKeeper(scroller, document.createElement('div'));
  return { keeper, scroller, resize };
}

describe('a conversation scrolled to its end', () => {
  it('stays at the end when both the view and the content grow before any scroll event', () => {
    const { keeper, scroller, resize } = view({ height: 590, content: 614 });
    keeper.follow();
    resize({ height: 654 });
    resize({ content: 770 });
    keeper.noteScroll();
    keeper.settle(true);
    expect(scroller.scrollTop).toBe(116);
  });

  it('no longer scrolls to new messages after the reader scrolls up slightly', () => {
    const { keeper, scroller, resize } = view({ height: 600, content: 1000 });
    keeper.follow();
    scroller.scrollTop -= 5;
    keeper.noteScroll();
    resize({ content: 1100 });
    keeper.settle(true);
    expect(scroller.scrollTop).toBe(395);
  });

  it('no longer scrolls to new messages if the reader scrolls up after the view has grown', () => {
    const { keeper, scroller, resize } = view({ height: 500, content: 1000 });
    keeper.follow();
    resize({ height: 600 });
    keeper.settle(true);
    scroller.scrollTop = 100;
    keeper.noteScroll();
    keeper.settle(true);
    expect(scroller.scrollTop).toBe(100);
  });
});
