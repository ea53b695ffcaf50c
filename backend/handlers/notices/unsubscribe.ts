import type { HttpHandler } from 'msw';
import { emailEndpoints } from '../../../src/contract/email.ts';
import { noticeChoice, type NoticeChoice } from '../../../src/contract/notice-choices.ts';
import { listNoticeTopics } from '../../../src/domain/notices/choice-words.ts';
import { changeChoices } from '../../../src/domain/notices/notice-wishes.ts';
import { NOTICE_DAYS } from '../../../src/domain/notices/notices.ts';
import type { AccountRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { createPage } from '../core/file-response.ts';
import { signClaim, verifyClaim } from '../core/signed-claims.ts';

const LIFETIME_SECONDS = NOTICE_DAYS * 24 * 60 * 60;

interface Stop {
  id: string;
  choice: NoticeChoice;
  verifiedAt: string;
}

/** The token is signed, so none is stored. It ends with the address, and after 90 days. */
export async function createStopUrl(
  backend: Backend,
  { id, choice, verifiedAt }: Stop,
): Promise<string> {
  const claim = [id, choice, Date.parse(verifiedAt)].join('~');
  const token = await signClaim(backend, 'unsubscribe', claim, LIFETIME_SECONDS);
  const path = emailEndpoints.unsubscribe.path.replace(':token', encodeURIComponent(token));
  return backend.baseUrl + path;
}

/** RFC 8058. Mail programs may open each link, so the GET changes nothing. */
export function unsubscribeHandlers(backend: Backend): HttpHandler[] {
  const { store } = backend;

  return [
    endpointHandler(backend, emailEndpoints.showUnsubscribe, async ({ params: { token } }) => {
      const stop = await readToken(backend, token);
      const about = await store.read(async (reads) => {
        await checkAddress(reads, stop);
        return describe(await reads.get('accounts', stop.id), stop);
      });
      return createPage('Stop e-mails', [
        '<p>Do you want to stop these e-mails from CareSetu?</p>',
        ...about,
        '<form method="post"><button>Stop these e-mails</button></form>',
        '<p>The app still shows them. You can choose again in Account.</p>',
      ]);
    }),

    endpointHandler(backend, emailEndpoints.unsubscribe, async ({ params: { token } }) => {
      const stop = await readToken(backend, token);
      const about = await store.write(async (unit) => {
        await checkAddress(unit, stop);
        const account = await unit.get('accounts', stop.id);
        const parts = describe(account, stop);
        if (!account) return parts;
        const { notices: before = { off: [] } } = account;
        const notices = { ...before, off: changeChoices(before.off, { off: [stop.choice] }) };
        await unit.update('accounts', account.id, { notices });
        return parts;
      });
      return createPage('E-mails stopped', [
        '<p>You get no more of these e-mails from CareSetu.</p>',
        ...about,
        '<p>The app still shows them. You can choose again in Account.</p>',
      ]);
    }),
  ];
}

/** In the words of Account. */
function describe(account: AccountRecord | undefined, { choice }: Stop): string[] {
  const topic = listNoticeTopics(account?.role ?? 'patient', true).find(({ choices }) =>
    choices.some((one) => one.choice === choice),
  );
  return [
    ...(topic ? [`<p><strong>${topic.title}</strong>: ${topic.text}</p>`] : []),
    ...(choice === 'visits:email'
      ? ['<p>Without them, your calendar app is no longer updated by e-mail.</p>']
      : []),
  ];
}

/** @throws ApiError also for a token of another server, or of long ago */
async function readToken(backend: Backend, token: string): Promise<Stop> {
  const claim = await verifyClaim(backend, 'unsubscribe', token);
  const [id = '', choice, verifiedMs] = claim?.split('~') ?? [];
  const known = noticeChoice.safeParse(choice).data;
  if (!known) throw linkEnded();
  return { id, choice: known, verifiedAt: new Date(Number(verifiedMs)).toISOString() };
}

/** @throws ApiError if the account has another address by now, or none */
async function checkAddress(reads: ReadTransaction, { id, verifiedAt }: Stop): Promise<void> {
  const email = await reads.get('emails', id);
  if (email?.verifiedAt !== verifiedAt) throw linkEnded();
}

function linkEnded(): ApiError {
  return new ApiError(
    'not-found',
    'This link no longer works. You can choose your notices in Account.',
  );
}
