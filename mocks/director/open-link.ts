import type { LoginBody } from '../../src/contract/auth.ts';
import type { Demo } from '../browser.ts';
import { DEMO_PASSWORD, demoAccounts } from '../seed/demo-accounts.ts';
import { parseLink } from './link.ts';
import { allWell, withFault } from './settings.ts';

export async function openLink(
  { settings, linkProblems }: Pick<Demo, 'settings' | 'linkProblems'>,
  logIn: (body: LoginBody) => Promise<void>,
): Promise<void> {
  const { link, problems } = parseLink(location.hash);
  linkProblems.push(...problems);
  settings.write(allWell);
  const account = demoAccounts.find(({ id }) => id === link.as);
  if (account) {
    const { phone, role } = account;
    await logIn({ phone, role, password: DEMO_PASSWORD, remember: false });
  }
  settings.write(
    link.faults.reduce(withFault, {
      network: link.net ?? 'fast',
      isSocketCut: link.sockets === 'cut',
      faults: [],
    }),
  );
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  history.replaceState(null, '', base + (link.to ?? '/'));
}
