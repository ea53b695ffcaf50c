import type { LoginBody } from '../../src/contract/auth.ts';
import type { Demo } from '../demo.ts';
import { scenarios } from '../scenarios/all-scenarios.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../backend/seed/demo-accounts.ts';
import { toNetworkSettings } from '../scenarios/scenario-settings.ts';
import { allWell, withFault } from '../../mocks/network/settings.ts';
import { type DemoLink, parseLink } from '../link/link.ts';
import { startAgain } from './start-again.ts';

export interface AppSession {
  logIn: (body: LoginBody) => Promise<void>;
  logOut: () => Promise<void>;
}

type LinkedDemo = Pick<Demo, 'settings' | 'answers' | 'linkProblems' | 'findAccount' | 'reset'>;

export async function openLink(demo: LinkedDemo, session: AppSession): Promise<void> {
  const { link, problems } = parseLink(location.hash);
  const { settings, linkProblems } = demo;
  linkProblems.push(...problems);
  settings.write(allWell);
  demo.answers.setAutomatic(false);
  const scenario: Scenario | undefined = link.scenario && scenarios[link.scenario];
  if (link.scenario !== undefined || link.at !== undefined) {
    if ((await demo.findAccount()) !== undefined) await session.logOut();
    await startAgain(demo, link, 'tab');
  }
  await signIn(demo, session, link.as ?? scenario?.people.main ?? 'guest');
  const usual = toNetworkSettings(scenario ?? {});
  const faults = link.faults.reduce(withFault, allWell).faults;
  settings.write({
    ...usual,
    network: link.net ?? usual.network,
    isSocketCut: link.sockets === 'cut',
    faults: faults.length > 0 ? faults : usual.faults,
  });
  const { pathname, search, hash } = new URL(link.to ?? scenario?.start ?? '/', location.origin);
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  history.replaceState(null, '', base + pathname + search + hash);
}

async function signIn(
  { findAccount, linkProblems }: LinkedDemo,
  { logIn, logOut }: AppSession,
  id: NonNullable<DemoLink['as']>,
): Promise<void> {
  const account = demoAccounts.find((known) => known.id === id);
  if (account) {
    const { phone, role } = account;
    await logIn({ phone, role, password: DEMO_PASSWORD, remember: false });
  } else if ((await findAccount()) !== undefined) await logOut();
  if ((await findAccount()) === account?.id) return;
  linkProblems.push(
    account
      ? `The link could not sign in as ${account.name}. Has the password changed? ‘Reset demo’ restores it.`
      : 'The link could not sign out.',
  );
}
