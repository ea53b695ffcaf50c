import { useEffect } from 'react';
import { strip } from './app.css.ts';
import { AppPage } from './AppPage.tsx';
import type { DemoSlots } from './demo-slots.tsx';
import { logIn } from './log-in.ts';
import { RootLayout } from './RootLayout.tsx';

export interface AppProps {
  /** What a demo build adds; null for a real API. */
  demo: DemoSlots | null;
  /** Names the account that card payments go to; null takes the demo's cards. */
  stripePublishableKey: string | null;
  /** The first page has been drawn, or taken over from its HTML: only now may it change. */
  onShown?: () => void;
}

/** The whole app, but for the router around it. */
export function App({ demo, stripePublishableKey, onShown }: AppProps) {
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
      <AppPage demo={demo} stripePublishableKey={stripePublishableKey} />
      {/* Beside the page, since what may wait for code is taken over after the frame around it. */}
      <Shown onShown={onShown} />
    </RootLayout>
  );
}

function Shown({ onShown }: Pick<AppProps, 'onShown'>) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}
