import { PlaceholderScreen } from '../screens/PlaceholderScreen/PlaceholderScreen.tsx';
import { usePageTitle } from './use-page-title.ts';

export interface PlaceholderPageProps {
  /** The page's name. */
  title: string;
  /** What will be there, in a sentence. */
  promise: string;
}

/** A route whose screen is still to come: it says so, and what it will be. */
export function PlaceholderPage({ title, promise }: PlaceholderPageProps) {
  usePageTitle(title);
  return <PlaceholderScreen title={title}>{promise}</PlaceholderScreen>;
}
