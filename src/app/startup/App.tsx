import { useEffect } from 'react';
import { strip } from '../shell/app.css.ts';
import { AppPage } from '../routing/AppPage.tsx';
import type { DemoParts } from './demo-parts.tsx';
import { logIn } from '../routing/log-in.ts';
import { RootLayout } from '../shell/RootLayout.tsx';

export interface AppProps {
  demo: DemoParts | null;
  stripePublishableKey: string | null;
  onFirstRender?: () => void;
}

export function App({ demo, stripePublishableKey, onFirstRender }: AppProps) {
  return (
    <RootLayout
      strip={
        demo?.Strip && (
          <div className={strip}>
            <demo.Strip onSignIn={logIn} />
          </div>
        )
      }
    >
      <AppPage demo={demo} stripePublishableKey={stripePublishableKey} />
      {/* A sibling, so that its effect runs after the page's hydration. */}
      <Shown onFirstRender={onFirstRender} />
    </RootLayout>
  );
}

function Shown({ onFirstRender }: Pick<AppProps, 'onFirstRender'>) {
  useEffect(() => onFirstRender?.(), [onFirstRender]);
  return null;
}
