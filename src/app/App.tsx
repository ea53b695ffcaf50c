import { logIn } from '../state/sign-in.ts';
import { strip } from './app.css.ts';
import { AppRoutes } from './AppRoutes.tsx';
import type { DemoSlots } from './demo-slots.tsx';
import { RootLayout } from './RootLayout.tsx';

export interface AppProps {
  /** What a demo build adds; null for a real API. */
  demo: DemoSlots | null;
  /** Names the account that card payments go to; null takes the demo's cards. */
  stripePublishableKey: string | null;
}

/** The whole app, but for the router around it. */
export function App({ demo, stripePublishableKey }: AppProps) {
  return (
    <RootLayout
      strip={
        demo && (
          <div className={strip}>
            <demo.Strip onSignIn={logIn} />
          </div>
        )
      }
    >
      <AppRoutes demo={demo} stripePublishableKey={stripePublishableKey} />
    </RootLayout>
  );
}
