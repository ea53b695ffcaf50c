import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import { DoctorListing } from '../../../src/components/doctors/DoctorListing/DoctorListing.tsx';
import type { Doctor } from '../../../src/contract/doctors.ts';
import { IncrementalList } from '../../../src/ui/lazy/IncrementalList/IncrementalList.tsx';

export type ListName = 'own' | 'virtua' | 'tanstack' | 'plain';

interface ListProps {
  doctors: readonly Doctor[];
  query: string;
}

const now = new Date();

const listing = (doctor: Doctor) => (
  <DoctorListing
    key={doctor.id}
    doctor={doctor}
    profileHref={`/doctors/${doctor.id}`}
    bookingHref={`/book/${doctor.id}`}
    now={now}
    isLive
  />
);

function Own({ doctors, query }: ListProps) {
  return (
    <IncrementalList question={query} items={doctors}>
      {listing}
    </IncrementalList>
  );
}

function Virtua({ doctors }: ListProps) {
  return <WindowVirtualizer>{doctors.map(listing)}</WindowVirtualizer>;
}

function Tanstack({ doctors }: ListProps) {
  // oxlint-disable-next-line react/incompatible-library -- the benchmark does not use the React Compiler
  const virtualizer = useWindowVirtualizer({ count: doctors.length, estimateSize: () => 190 });
  return (
    <div style={{ position: 'relative', blockSize: `${virtualizer.getTotalSize()}px` }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const doctor = doctors[index];
        return (
          doctor && (
            <div
              key={doctor.id}
              data-index={index}
              ref={virtualizer.measureElement}
              style={{ position: 'absolute', insetInline: 0, translate: `0 ${start}px` }}
            >
              {listing(doctor)}
            </div>
          )
        );
      })}
    </div>
  );
}

function Plain({ doctors }: ListProps) {
  return <ul>{doctors.map(listing)}</ul>;
}

export const lists: Record<ListName, (props: ListProps) => ReactNode> = {
  own: Own,
  virtua: Virtua,
  tanstack: Tanstack,
  plain: Plain,
};
