import { DateChips } from '../../../src/components/booking/DateChips/DateChips.tsx';
import { SlotPicker } from '../../../src/components/booking/SlotPicker/SlotPicker.tsx';
import type { Slot } from '../../../src/domain/booking/slots.ts';

const dates = ['2026-11-21', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
const slots = Array.from({ length: 24 }, (_, index): Slot => {
  const [hour, minute] = [9 + (index >> 1), index % 2 ? '30' : '00'];
  return {
    time: `${String(hour).padStart(2, '0')}:${minute}`,
    status: index % 5 ? 'available' : 'taken',
  };
});
const nothing = () => {};

export function Picker() {
  return (
    <>
      <DateChips
        dates={dates}
        today="2026-11-21"
        selectedDate="2026-11-24"
        onDateSelect={nothing}
      />
      <SlotPicker
        date="2026-11-24"
        slots={{ status: 'ready', data: slots }}
        selectedTime="10:00"
        onSlotSelect={nothing}
        onRetry={nothing}
      />
    </>
  );
}
