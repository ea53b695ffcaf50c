import { useEffect } from 'react';
import { strip } from './app.css.ts';
import { AppPage } from './AppPage.tsx';
import type { DemoSlots } from './demo-slots.tsx';
import { logIn } from './log-in.ts';
import { RootLayout } from './RootLayout.tsx';

export interface AppProps {
  /** Null for a real API. */
  demo: DemoSlots | null;
  /** Null uses the demo's cards. */
  stripePublishableKey: string | null;
  /** Called after the first page has rendered or hydrated. */
  onShown?: () => void;
}

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
      {/* Beside the page: the effect runs after the Suspense boundary has hydrated. */}
      <Shown onShown={onShown} />
    </RootLayout>
  );
}

function Shown({ onShown }: Pick<AppProps, 'onShown'>) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}
