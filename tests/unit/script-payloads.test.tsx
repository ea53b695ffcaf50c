import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AttachmentCard } from '../../src/components/messages/AttachmentCard/AttachmentCard.tsx';
import { Composer } from '../../src/components/messages/Composer/Composer.tsx';
import {
  MessageText,
  messageText,
} from '../../src/components/messages/MessageText/MessageText.tsx';
import { cleanFileName } from '../../src/domain/files/file-name.ts';
import { scriptPayloads } from './script-payloads.ts';

vi.setConfig({ testTimeout: 30_000 });

const ignore = () => {};
const icon = ['svg', 'path'];

function showEach(part: (payload: string) => ReactNode): Element[] {
  const html = scriptPayloads.map((payload) =>
    renderToStaticMarkup(<section>{part(payload)}</section>),
  );
  const page = new DOMParser().parseFromString(html.join(''), 'text/html');
  return [...page.body.children];
}

function expectOnly(parts: readonly Element[], tags: readonly string[]) {
  const elements = parts.flatMap((part) => [...part.querySelectorAll('*')]);
  const attributes = elements.flatMap((element) => element.getAttributeNames());
  expect(new Set(elements.map(({ localName }) => localName))).toEqual(new Set(tags));
  expect(attributes.filter((name) => /^on|^srcdoc$|^formaction$|^data$/.test(name))).toEqual([]);
}

it('the list contains 500 different attack texts', () =>
  expect(new Set(scriptPayloads).size).toBe(500));

it('attack texts appear as plain text in a message, where only plain URLs become links', async () => {
  await messageText.load();
  const { container } = render(
    scriptPayloads.map((payload) => (
      <section key={payload}>
        <MessageText text={payload} />
      </section>
    )),
  );
  const messages = [...container.children];
  expect(messages.map(({ textContent }) => textContent)).toEqual(scriptPayloads);
  expectOnly(messages, ['p', 'a', 'bdi']);
  const links = messages.flatMap((message) => [...message.querySelectorAll('a')]);
  expect(new Set(links.map(({ origin }) => origin))).toEqual(
    new Set(['https://x.example', 'https://care.example']),
  );
});

it('attack texts appear as plain text in a file name', () => {
  const cards = showEach((name) => (
    <AttachmentCard
      attachment={{ id: 'a', name, type: 'text/plain', size: 1, progress: null }}
      onOpen={ignore}
      onCancel={ignore}
    />
  ));
  expect(cards.map((card) => card.querySelector('bdi')?.textContent)).toEqual(
    scriptPayloads.map(cleanFileName),
  );
  expectOnly(cards, ['button', 'span', 'bdi', ...icon]);
});

it("attack texts appear as plain text in a draft, its file name and the partner's name", () => {
  const composers = showEach((payload) => (
    <Composer
      partnerName={payload}
      draft={{ text: payload, file: new File(['x'], payload) }}
      onDraftChange={ignore}
      onFileChoose={ignore}
      onFileRemove={ignore}
      fileError={null}
      onSend={ignore}
    />
  ));
  const boxes = composers.map((composer) => composer.querySelector('textarea'));
  expect(boxes.map((box) => box?.value)).toEqual(scriptPayloads);
  expect(boxes.map((box) => box?.getAttribute('aria-label'))).toEqual(
    scriptPayloads.map((payload) => `Message to ${payload}`),
  );
  expect(composers.map((composer) => composer.querySelector('bdi')?.textContent)).toEqual(
    scriptPayloads.map(cleanFileName),
  );
  expectOnly(composers, ['div', 'span', 'bdi', 'button', 'input', 'textarea', ...icon]);
});
