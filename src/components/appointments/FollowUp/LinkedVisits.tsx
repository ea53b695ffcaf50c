import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import type { FollowUpLinks } from '../../../domain/appointments/follow-up.ts';
import { formatNext, formatPrevious } from '../../../domain/appointments/follow-up-words.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';

export interface LinkedVisitsProps {
  links: FollowUpLinks<Appointment>;
  viewer: Role;
  visitHref: (id: string) => string;
}

export function LinkedVisits({ links: { previous, next }, viewer, visitHref }: LinkedVisitsProps) {
  return (
    <>
      {previous && (
        <p>
          <Link href={visitHref(previous.id)} variant="stitched">
            {formatPrevious(previous, viewer)}
          </Link>
        </p>
      )}
      {next && (
        <p>
          <Link href={visitHref(next.id)} variant="stitched">
            {formatNext(next)}
          </Link>
        </p>
      )}
    </>
  );
}
