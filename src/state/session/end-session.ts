import { clearSessionHint } from './hint.ts';
import { leave, onUserChange } from './session.ts';

/** Set during an account deletion, which ends the session. */
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

/** If the deletion ends the session, the app does not redirect to the login. */
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
