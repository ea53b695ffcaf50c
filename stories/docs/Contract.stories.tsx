import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { asyncApiDocument, openApiDocument } from './api-documents.ts';
import { ContractPage } from './ContractPage.tsx';

const read = async (file: string): Promise<unknown> =>
  (await fetch(`${import.meta.env.BASE_URL}${file}`)).json();

const meta = {
  title: 'Contract',
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => ({
      api: openApiDocument.parse(await read('openapi.json')),
      socket: asyncApiDocument.parse(await read('asyncapi.json')),
    }),
  ],
  render: (_args, { loaded }) => (
    <ContractPage
      api={openApiDocument.parse(loaded['api'])}
      socket={asyncApiDocument.parse(loaded['socket'])}
    />
  ),
} satisfies Meta;

export default meta;

export const EveryCall: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const login = within(canvas.getByRole('article', { name: 'POST /api/login' }));
    await expect(login.getByText('core')).toBeVisible();
    await expect(login.getByText('LoginBody')).toBeVisible();
    await expect(login.getByText(/401 wrong-credentials, wrong-role/)).toBeVisible();
    const send = within(
      canvas.getByRole('article', { name: 'POST /api/messages/send/{recipientId}' }),
    );
    await expect(send.getByText('{ body: SendMessageBody, shareDoc: file }')).toBeVisible();
    const report = within(canvas.getByRole('article', { name: 'POST /api/webhooks/queue' }));
    await expect(report.getByText('Another server, with the secret')).toBeVisible();
    const event = within(canvas.getByRole('article', { name: 'message_status' }));
    await expect(event.getByText('The server')).toBeVisible();
    await expect(event.getByText(/status: 'delivered' \| 'read'/)).toBeVisible();
  },
};
