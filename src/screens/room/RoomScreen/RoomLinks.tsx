import { ClipboardPen, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { findContact } from '../../../domain/doctors/practice.ts';
import { doctorShortName, firstName } from '../../../domain/names.ts';
import { formatContact, mobileHref } from '../../../domain/forms/landline.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './RoomScreen.css.ts';

export interface RoomWaysProps {
  visit: Appointment;
  viewer: Role;
  messageHref: string;
  visitHref: string;
}

interface RoomLinksProps extends RoomWaysProps {
  /** @default true */
  hasVisitLink?: boolean;
}

export function RoomLinks({
  visit,
  viewer,
  messageHref,
  visitHref,
  hasVisitLink = true,
}: RoomLinksProps) {
  const { doctor, patient } = visit;
  const contact = viewer === 'patient' ? findContact(visit.place ?? {}) : null;
  const isPatient = viewer === 'patient';
  const name = isPatient ? doctorShortName(doctor.name) : firstName(patient.name);
  return (
    <Stack as="ul" gap="s1">
      {!isPatient && hasVisitLink && (
        <RoomLink glyph={ClipboardPen} href={visitHref} detail={null}>
          {t`Write visit notes`}
        </RoomLink>
      )}
      <RoomLink glyph={MessageCircle} href={messageHref} detail={null}>
        <Say>Message {name}</Say>
      </RoomLink>
      {contact && (
        <RoomLink
          glyph={Phone}
          href={mobileHref(contact.phone)}
          detail={formatContact(contact.phone)}
        >
          {contact.name === null ? t`Call the clinic` : <Say>Call {contact.name}</Say>}
        </RoomLink>
      )}
    </Stack>
  );
}

interface WayProps {
  glyph: LucideIcon;
  href: string;
  detail: string | null;
  children: React.ReactNode;
}

function RoomLink({ glyph, href, detail, children }: WayProps) {
  return (
    <li className={styles.way}>
      <Icon glyph={glyph} className={styles.wayIcon} />
      <span>
        <Link href={href} variant="stitched">
          {children}
        </Link>
        {detail && <span className={styles.wayDetail}>{detail}</span>}
      </span>
    </li>
  );
}
