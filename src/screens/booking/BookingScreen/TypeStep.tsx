import { AppointmentTypePicker } from '../../../components/booking/AppointmentTypePicker/AppointmentTypePicker.tsx';
import { BookingStep } from '../../../components/booking/BookingStep/BookingStep.tsx';
import { PriceNote } from '../../../components/booking/PriceNote/PriceNote.tsx';
import type { AppointmentType } from '../../../contract/appointments.ts';
import type { Doctor } from '../../../contract/doctors.ts';
import type { BookingDraft } from '../../../domain/booking/booking-draft.ts';
import { visitPrice } from '../../../domain/doctors/practice.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { t } from '../../../words/t.ts';
import { CallPhone, phoneModule } from './CallPhone.tsx';
import * as styles from './BookingScreen.css.ts';

export interface TypeStepProps {
  doctor: Doctor;
  /** Null if the doctor no longer offers what was chosen. */
  appointmentType: AppointmentType | null;
  phone: BookingDraft['phone'];
  /** Null if not known. */
  accountPhone: string | null;
  phoneError: string | null;
  onDraftChange: (changes: Partial<BookingDraft>) => void;
}

/** A phone visit needs a number, and each type has its price. */
export function TypeStep({
  doctor,
  appointmentType,
  phone,
  accountPhone,
  phoneError,
  onDraftChange,
}: TypeStepProps) {
  useLazyModule(phoneModule);
  const doctorName = doctorShortName(doctor.name);
  return (
    <BookingStep number={3} title={t`How would you like to meet?`}>
      <AppointmentTypePicker
        doctor={doctor}
        value={appointmentType}
        onChange={(type) => onDraftChange({ appointmentType: type })}
      />
      {appointmentType === 'phone' && (
        <CallPhone
          doctorName={doctorName}
          value={phone}
          accountPhone={accountPhone}
          error={phoneError}
          onChange={(changed) => onDraftChange({ phone: changed })}
        />
      )}
      <div className={styles.priceNote}>
        {appointmentType && (
          <PriceNote
            type={appointmentType}
            price={visitPrice(doctor, appointmentType)}
            doctorName={doctorName}
          />
        )}
      </div>
    </BookingStep>
  );
}
