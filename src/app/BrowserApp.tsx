import { BrowserRouter } from 'react-router-dom';
import { App, type AppProps } from './App.tsx';

/** The whole app, led by the browser's address. */
export function BrowserApp(props: AppProps) {
  return (
    // No transitions: a page is left at once, together with what the stores say of it.
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      <App {...props} />
    </BrowserRouter>
  );
}
