export interface AppointmentHrefs {
  bookAgain: (doctorId: string) => string;
  message: (partnerId: string) => string;
  move: (appointmentId: string) => string;
  room: (appointmentId: string) => string;
  visit: (appointmentId: string) => string;
  record: (appointmentId: string) => string;
}
