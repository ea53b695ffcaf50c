import { BrowserRouter } from 'react-router-dom';
import { App, type AppProps } from './App.tsx';

export function BrowserApp(props: AppProps) {
  return (
    // Without transitions, a page unmounts as soon as the stores change.
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      <App {...props} />
    </BrowserRouter>
  );
}
