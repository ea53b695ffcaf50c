import { clearSessionHint } from './hint.ts';
import { leave, onUserChange } from './session.ts';

let expectedEnd: { isOver: boolean } | null = null;
onUserChange(() => {
  expectedEnd = null;
});

export function endSession(): void {
  if (expectedEnd) {
    expectedEnd.isOver = true;
    return;
  }
  clearSessionHint();
  leave({ status: 'guest', hasEnded: true });
}

/** Suppresses the redirect to the login page when the deletion ends the session. */
export async function whileDeletingAccount(deleteAccount: () => Promise<void>): Promise<void> {
  const expected = { isOver: false };
  expectedEnd = expected;
  try {
    await deleteAccount();
  } catch (error) {
    expectedEnd = null;
    if (expected.isOver) endSession();
    throw error;
  }
}
