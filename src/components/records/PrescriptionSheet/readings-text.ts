import type { Vitals } from '../../../contract/records.ts';
import { joinFacts } from '../../../domain/join-facts.ts';
import { t } from '../../../words/t.ts';

export function readingsText({ bloodPressure, pulse, weight, bloodSugar }: Vitals): string {
  return joinFacts([
    bloodPressure && t`Blood pressure ${bloodPressure.systolic}/${bloodPressure.diastolic} mmHg`,
    pulse === undefined ? '' : t`Heart rate ${pulse} bpm`,
    weight === undefined ? '' : t`Weight ${weight} kg`,
    bloodSugar === undefined ? '' : t`Blood sugar ${bloodSugar} mg/dL`,
  ]);
}
