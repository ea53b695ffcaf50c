import { OtherQuestions } from '../../screens/home/AboutScreen/OtherQuestions.tsx';
import { privacyQuery } from '../../state/account/privacy.ts';
import { useLoadable } from '../../state/core/query-client.ts';

export function KnownContact() {
  const privacy = useLoadable(privacyQuery);
  return <OtherQuestions contact={privacy.status === 'ready' ? privacy.data.contact : null} />;
}
