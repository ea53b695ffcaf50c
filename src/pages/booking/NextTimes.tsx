import { NextFreeTimes } from '../../components/booking/NextFreeTimes/NextFreeTimes.tsx';
import { freeTimes } from '../../state/booking/free-times.ts';
import { useNow } from '../../state/core/clock.ts';
import { useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { paths } from '../paths.ts';

export interface NextTimesProps {
  doctorId: string;
  doctorName: string;
  /** @default that of NextFreeTimes */
  count?: number;
}

export function NextTimes({ doctorId, ...rest }: NextTimesProps) {
  return (
    <NextFreeTimes
      {...rest}
      free={useLoadable(freeTimes(doctorId))}
      now={useNow('minute')}
      bookHref={(slot) => withBase(paths.booking(doctorId, slot))}
    />
  );
}
