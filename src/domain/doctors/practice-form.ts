import * as z from 'zod/mini';
import type { AppointmentType } from '../../contract/appointments.ts';
import type { Hospital } from '../../contract/hospitals.ts';
import { practiceBody } from '../../contract/practice.ts';
import { t } from '../../words/t.ts';
import { onlyDigits, toAsciiDigits } from '../forms/digits.ts';
import { hospitalNamed } from '../hospitals/hospital-suggestions.ts';
import type { PracticeDraft } from './practice-edit.ts';

/** @param hospitals those that can be chosen */
export function practiceForm(hospitals: readonly Hospital[]) {
  const typed = z.transform((draft: PracticeDraft, ctx): z.input<typeof practiceBody> => {
    const { kind, address, location, deskPhone, fees } = draft;
    const hasPlace = kind !== 'none';
    const hospital = kind === 'hospital' ? hospitalNamed(hospitals, draft.hospitalId) : null;
    if (kind === 'hospital' && !hospital) {
      const message = t`Choose a hospital of the list, or enter an address.`;
      ctx.issues.push({ code: 'custom', input: draft, path: ['hospitalId'], message });
    }
    return {
      ...(hospital && { hospitalId: hospital.id }),
      ...(kind === 'address' && { address, location }),
      ...(hasPlace && deskPhone.trim() !== '' && { deskPhone: contactDigits(deskPhone) }),
      fees: {
        ...(hasPlace && paise('in-person', fees)),
        ...paise('video', fees),
        ...paise('phone', fees),
      },
    };
  });
  return z.pipe(typed, practiceBody);
}

function paise<Type extends AppointmentType>(type: Type, fees: PracticeDraft['fees']) {
  const typed = toAsciiDigits(fees[type]).replaceAll(/[₹,\s]/g, '');
  if (typed === '') return {};
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d*))?$/.exec(typed) ?? [];
  const fraction = `${part}00`;
  // A third decimal stays a fraction of a paisa, which the schema refuses.
  const amountMinor =
    whole === '' ? Number.NaN : Number(`${whole}${fraction.slice(0, 2)}.${fraction.slice(2)}`);
  return { [type]: { amountMinor, currency: 'INR' as const } };
}

/** A landline keeps its 0, or else it would look like a mobile number. */
export function contactDigits(text: string): string {
  const digits = onlyDigits(text).replace(/^(?:00)?91(?=0?[1-9]\d{9}$)/, '');
  return /^[1-5]\d{9}$/.test(digits) ? `0${digits}` : digits;
}
