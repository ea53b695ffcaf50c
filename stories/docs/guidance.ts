import { accountGuidance } from './guidance/account.ts';
import { appointmentGuidance } from './guidance/appointments.ts';
import { bookingGuidance } from './guidance/booking.ts';
import { dashboardGuidance } from './guidance/dashboard.ts';
import { doctorGuidance } from './guidance/doctors.ts';
import { fieldGuidance } from './guidance/fields.ts';
import { homeGuidance } from './guidance/home.ts';
import { layoutGuidance } from './guidance/layout.ts';
import { messageGuidance } from './guidance/messages.ts';
import { overlayGuidance } from './guidance/overlays.ts';
import { queueGuidance } from './guidance/queue.ts';
import { recordGuidance } from './guidance/records.ts';
import { roomGuidance } from './guidance/room.ts';
import { screenGuidance } from './guidance/screens.ts';
import { shellGuidance } from './guidance/shell.ts';
import type { GuidanceTable } from './guidance/table.ts';

/** Every component and screen has a row, which its docs page shows first. */
export const guidance: GuidanceTable = {
  ...fieldGuidance,
  ...layoutGuidance,
  ...overlayGuidance,
  ...bookingGuidance,
  ...appointmentGuidance,
  ...doctorGuidance,
  ...homeGuidance,
  ...messageGuidance,
  ...queueGuidance,
  ...recordGuidance,
  ...dashboardGuidance,
  ...accountGuidance,
  ...roomGuidance,
  ...shellGuidance,
  ...screenGuidance,
};
