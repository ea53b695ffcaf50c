import type { Role } from '../../../contract/common.ts';
import type { CallView } from '../../../domain/calls/call.ts';
import type { BlockingProblem } from '../../../domain/calls/call-words.ts';
import { t } from '../../../words/t.ts';

export function failureText(
  problem: BlockingProblem,
  { view, refusal }: { view: CallView; refusal: string | null },
  viewer: Role,
): { title: string; message: string } {
  switch (problem) {
    case 'unsupported':
      return {
        title: t`This browser cannot make video calls`,
        message: t`Open this page in a current Chrome, Edge, Firefox or Safari.`,
      };
    case 'refused':
      return {
        title: t`You could not join the call`,
        message: refusal ?? t`Try again in a moment.`,
      };
    case 'no-connection':
      return { title: t`The call could not connect`, message: noLineText(view, viewer) };
    case 'failed':
      return {
        title: t`The call has not started yet`,
        message: t`CareSetu is busy or cannot be reached. We keep trying.`,
      };
  }
}

function noLineText({ isDirectOnly }: CallView, viewer: Role): string {
  if (!isDirectOnly) return t`Check your connection and try again.`;
  return viewer === 'patient'
    ? t`Your network or the other one does not allow video calls, as in some offices. Try mobile data, or phone the clinic.`
    : t`Your network or the other one does not allow video calls, as in some hospitals. Try mobile data.`;
}
