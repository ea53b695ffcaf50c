export interface PatientDashboardHrefs {
  appointments: string;
  requests: string;
  appointment: (id: string) => string;
  find: string;
  doctors: string;
  room: (appointmentId: string) => string;
  records: string;
  record: (id: string) => string;
  book: (doctorId: string) => string;
  message: (partnerId: string) => string;
  inbox: string;
  queueForm: (freelancerId: string) => string;
  freelancers: string;
}
