import { LockKeyhole, Network, Video, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { mayJoinCall } from '../../../domain/appointments/consultation.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import type { CheckedDevice } from '../../../domain/room/device-check.ts';
import { formatDay } from '../../../domain/time/india-time.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox/Checkbox.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { registrationText } from '../../doctors/doctor-text.ts';
import * as styles from './JoinPanel.css.ts';

export interface JoinPanelProps {
  visit: Appointment;
  viewer: Role;
  microphone: CheckedDevice;
  isDirectOnly: boolean;
  isConsentMissing: boolean;
  now: Date;
  onJoin: (consents: boolean) => void;
}

export function JoinPanel({
  visit,
  viewer,
  microphone,
  isDirectOnly,
  isConsentMissing,
  now,
  onJoin,
}: JoinPanelProps) {
  const { doctor, patient, callConsentAt } = visit;
  const isPatient = viewer === 'patient';
  const [consents, setConsents] = useState(false);
  const [isIncomplete, setIncomplete] = useState(isConsentMissing);
  const consent = useRef<HTMLDivElement>(null);
  const waitId = useId();
  const needsConsent = isPatient && (!callConsentAt || isConsentMissing);
  const wait = joinWait(visit, microphone, now);
  useEffect(() => {
    if (isConsentMissing) consent.current?.querySelector('input')?.focus();
  }, [isConsentMissing]);
  const join = () => {
    if (needsConsent && !consents) {
      setIncomplete(true);
      consent.current?.querySelector('input')?.focus();
    } else onJoin(needsConsent);
  };
  return (
    <Stack as="section" gap="s4" className={styles.panel} aria-label={t`Join the call`}>
      <p>{isPatient ? t`You join as ${patient.name}.` : doctorJoinText(doctor)}</p>
      {needsConsent && (
        <div ref={consent}>
          <Checkbox
            isSelected={consents}
            onChange={(isTicked) => {
              setConsents(isTicked);
              if (isTicked) setIncomplete(false);
            }}
            {...(isIncomplete && { error: t`Tick this box to join the call.` })}
          >
            {t`I agree to a video consultation. The doctor cannot examine me by video and may ask me to come to the clinic.`}
          </Checkbox>
        </div>
      )}
      <Stack gap="s2">
        <Button
          size="large"
          icon={<Icon glyph={Video} size={20} />}
          isDisabled={wait !== null}
          aria-describedby={wait === null ? undefined : waitId}
          onPress={join}
        >
          {t`Join call`}
        </Button>
        {wait && <p id={waitId}>{wait}</p>}
      </Stack>
      <Stack gap="s2">
        <Fact glyph={LockKeyhole}>
          {t`Sound and video are encrypted between your two devices. Nothing is recorded.`}
        </Fact>
        {isDirectOnly && (
          <Fact glyph={Network}>
            {isPatient
              ? t`Some office networks block calls. If yours does, use mobile data or phone the clinic.`
              : t`Some hospital networks block calls. If yours does, use mobile data.`}
          </Fact>
        )}
      </Stack>
    </Stack>
  );
}

function Fact({ glyph, children }: { glyph: LucideIcon; children: string }) {
  return (
    <p className={styles.fact}>
      <Icon glyph={glyph} size={20} className={styles.sign} />
      {children}
    </p>
  );
}

function doctorJoinText({ name, registration }: Appointment['doctor']): string {
  const doctor = withDoctorTitle(name);
  return registration
    ? t`You join as ${doctor} (${registrationText(registration)}).`
    : t`You join as ${doctor}.`;
}

function joinWait(visit: Appointment, { state }: CheckedDevice, now: Date): string | null {
  if (!mayJoinCall(visit, now)) return t`You can join on the day, ${formatDay(visit.date)}.`;
  if (state.status === 'unchecked') return t`Check your microphone first. You need one to join.`;
  return state.status === 'problem' ? t`You need a working microphone to join.` : null;
}
