import { useState } from 'react';
import { VisitForm } from '../src/components/appointments/VisitForm/VisitForm.tsx';
import { emptyVisitDraft } from '../src/domain/appointments/visit-draft.ts';
import { ThreadPane } from '../src/screens/messages/MessagesScreen/ThreadPane.tsx';
import { now, openThread } from './fixtures/conversations.ts';
import { farah } from './fixtures/partners.ts';

const nothing = () => {};

export function CallMessages() {
  const [text, setText] = useState('');
  return (
    <ThreadPane
      thread={{ ...openThread, partnerId: farah.id, partner: farah, draft: { text, file: null } }}
      hasHeader={false}
      inboxHref="#inbox"
      now={now}
      onSend={nothing}
      onDraftChange={setText}
      onFileChoose={nothing}
      onFileRemove={nothing}
      onRetry={nothing}
      onDelete={nothing}
      onCancelUpload={nothing}
      onAttachmentOpen={() => Promise.resolve(null)}
      onPictureLoad={() => Promise.resolve(null)}
      onOlderRequested={nothing}
      onRead={nothing}
      onThreadRetry={nothing}
      onSafetyDialogChange={nothing}
      onBlock={nothing}
      onUnblock={nothing}
      onReport={nothing}
    />
  );
}

export function CallNotes() {
  const [draft, setDraft] = useState(emptyVisitDraft);
  return (
    <VisitForm
      draft={draft}
      onDraftChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      onComplete={nothing}
      onDiscard={nothing}
      isSubmitting={false}
      error={null}
      fieldErrors={{}}
      closedAs={null}
      wait={null}
      today="2026-11-21"
    />
  );
}
