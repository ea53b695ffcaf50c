import type { LoginBody } from '../../../src/contract/auth.ts';
import type { Demo } from '../../browser.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../seed/demo-accounts.ts';
import { parseLink } from './link.ts';
import { allWell, withFault } from '../network/settings.ts';

export interface AppSession {
  logIn: (body: LoginBody) => Promise<void>;
  logOut: () => Promise<void>;
}

export async function openLink(
  {
    settings,
    answers,
    linkProblems,
    findAccount,
  }: Pick<Demo, 'settings' | 'answers' | 'linkProblems' | 'findAccount'>,
  { logIn, logOut }: AppSession,
): Promise<void> {
  const { link, problems } = parseLink(location.hash);
  linkProblems.push(...problems);
  settings.write(allWell);
  answers.setAutomatic(false);
  const account = demoAccounts.find(({ id }) => id === link.as);
  if (account) {
    const { phone, role } = account;
    await logIn({ phone, role, password: DEMO_PASSWORD, remember: false });
  } else if ((await findAccount()) !== undefined) await logOut();
  const signedIn = await findAccount();
  if (signedIn !== account?.id) {
    linkProblems.push(
      account
        ? `The link could not sign in as ${account.name}. Has the password changed? ‘Reset demo’ restores it.`
        : 'The link could not sign out.',
    );
  }
  settings.write(
    link.faults.reduce(withFault, {
      network: link.net ?? 'fast',
      isSocketCut: link.sockets === 'cut',
      faults: [],
    }),
  );
  const { pathname, search, hash } = new URL(link.to ?? '/', location.origin);
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  history.replaceState(null, '', base + pathname + search + hash);
}
