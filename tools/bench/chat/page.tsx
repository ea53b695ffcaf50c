import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ChatMessage } from '../../../src/domain/messages/conversation.ts';
import '../../../src/theme/global.css.ts';
import { chatMessage, longThread } from '../../../stories/fixtures/conversations.ts';
import { median } from '../support/median.ts';
import { costOf, frameCost, stillness } from './frames.ts';
import { lists, scrollers, type ListName } from './lists.tsx';

export interface PageResult {
  /** Milliseconds. */
  mount: number;
  /** Milliseconds. */
  arrival: number;
  /** Milliseconds. */
  typing: number;
  slowestTyping: number;
  /** Percentage of frames in which the list was not scrolled to the end. */
  framesBehind: number;
  /** Final distance from the end, in px. */
  endedBehind: number;
  /** Distance from the end after opening, in px. */
  openedBehind: number;
  elements: number;
}

interface Controls {
  add: () => void;
  type: () => void;
}

let controls: Controls = { add: () => {}, type: () => {} };

function Conversation({ list, messages }: { list: ListName; messages: readonly ChatMessage[] }) {
  const [shown, setShown] = useState(messages);
  const [draft, setDraft] = useState('');
  const List = lists[list];
  useLayoutEffect(() => {
    controls = {
      add: () =>
        setShown((before) => [
          ...before,
          chatMessage({ seq: before.length + 1, clientId: `new-${before.length + 1}` }),
        ]),
      type: () => setDraft((before) => `${before}a`),
    };
  }, []);
  return (
    <div style={{ blockSize: '720px', display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' }}>
      <List messages={shown} />
      <textarea aria-label="Message" value={draft} readOnly />
    </div>
  );
}

async function repeat(times: number, measure: () => Promise<number>): Promise<number[]> {
  const costs: number[] = [];
  for (let count = 0; count < times; count += 1) costs.push(await measure());
  return costs;
}

async function run(list: ListName, size: number, isSlow: boolean): Promise<PageResult> {
  const messages = longThread(size);
  const mounts: number[] = [];
  let end = () => {};
  for (let count = 0; count < (isSlow ? 2 : 6); count += 1) {
    end();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const element = <Conversation list={list} messages={messages} />;
    mounts.push(await costOf(() => flushSync(() => root.render(element))));
    end = () => {
      root.unmount();
      place.remove();
    };
  }
  await stillness(document.body);
  const scroller = document.querySelector(scrollers);
  const behind = () =>
    scroller ? scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight : NaN;
  const openedBehind = behind();
  const times = isSlow ? 4 : 40;
  const arrivals = await repeat(times, () => costOf(() => flushSync(controls.add)));
  const typings = await repeat(isSlow ? 4 : 20, () => frameCost(() => flushSync(controls.type)));

  const distances = await repeat(isSlow ? 10 : 180, async () => {
    setTimeout(controls.add);
    await frameCost(() => {});
    return behind();
  });
  const elements = document.body.getElementsByTagName('*').length;
  const result = {
    mount: median(mounts.slice(1)),
    arrival: median(arrivals.slice(times / 4)),
    typing: median(typings),
    slowestTyping: Math.max(...typings),
    framesBehind: (100 * distances.filter((distance) => distance > 1).length) / distances.length,
    endedBehind: distances.at(-1) ?? 0,
    openedBehind,
    elements,
  };
  end();
  return result;
}

declare global {
  interface Window {
    runChatBench: typeof run;
  }
}
window.runChatBench = run;
