import * as z from 'zod/mini';
import {
  account,
  accountBody,
  changePasswordBody,
  deleteAccountBody,
} from '../../src/contract/account.ts';
import {
  appointment,
  appointmentStatus,
  appointmentType,
  bookingBody,
  cancelBody,
  completeBody,
} from '../../src/contract/appointments.ts';
import {
  forgotPasswordBody,
  loginBody,
  resendOtpBody,
  resetPasswordBody,
  signupBody,
  user,
  verifyOtpBody,
} from '../../src/contract/auth.ts';
import { doneAnswer, money } from '../../src/contract/common.ts';
import {
  availabilityBody,
  availabilityWindow,
  doctor,
  doctorLocation,
  doctorProfile,
  hospitalSummary,
  review,
  takenSlots,
} from '../../src/contract/doctors.ts';
import { errorAnswer } from '../../src/contract/errors.ts';
import { busyHours, freelancer } from '../../src/contract/freelancers.ts';
import { place } from '../../src/contract/geocoding.ts';
import { hospital } from '../../src/contract/hospitals.ts';
import {
  attachment,
  inboxUser,
  message,
  messageStatus,
  partnerRole,
  sendMessageBody,
} from '../../src/contract/messages.ts';
import {
  confirmBody,
  payment,
  paymentEvent,
  paymentFailure,
  paymentMethod,
  paymentStatus,
} from '../../src/contract/payments.ts';
import {
  queueBooking,
  queueBookingBody,
  queueEvent,
  queueStatus,
} from '../../src/contract/queue.ts';
import { medicalRecord, visitNotes, vitals } from '../../src/contract/records.ts';

/** The shapes that go by a name of their own; all others stand where they are used. */
const named: Record<string, z.ZodMiniType> = {
  Account: account,
  AccountBody: accountBody,
  Appointment: appointment,
  AppointmentStatus: appointmentStatus,
  AppointmentType: appointmentType,
  Attachment: attachment,
  AvailabilityBody: availabilityBody,
  AvailabilityWindow: availabilityWindow,
  BookingBody: bookingBody,
  BusyHours: busyHours,
  CancelBody: cancelBody,
  ChangePasswordBody: changePasswordBody,
  CompleteBody: completeBody,
  ConfirmBody: confirmBody,
  DeleteAccountBody: deleteAccountBody,
  Doctor: doctor,
  DoctorLocation: doctorLocation,
  DoctorProfile: doctorProfile,
  Done: doneAnswer,
  Error: errorAnswer,
  ForgotPasswordBody: forgotPasswordBody,
  Freelancer: freelancer,
  Hospital: hospital,
  HospitalSummary: hospitalSummary,
  InboxUser: inboxUser,
  LoginBody: loginBody,
  MedicalRecord: medicalRecord,
  Message: message,
  MessageStatus: messageStatus,
  Money: money,
  PartnerRole: partnerRole,
  Payment: payment,
  PaymentEvent: paymentEvent,
  PaymentFailure: paymentFailure,
  PaymentMethod: paymentMethod,
  PaymentStatus: paymentStatus,
  Place: place,
  QueueBooking: queueBooking,
  QueueBookingBody: queueBookingBody,
  QueueEvent: queueEvent,
  QueueStatus: queueStatus,
  ResendOtpBody: resendOtpBody,
  ResetPasswordBody: resetPasswordBody,
  Review: review,
  SendMessageBody: sendMessageBody,
  SignupBody: signupBody,
  TakenSlots: takenSlots,
  User: user,
  VerifyOtpBody: verifyOtpBody,
  VisitNotes: visitNotes,
  Vitals: vitals,
};

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Every named shape as JSON Schema 2020-12, as it is on the wire, and what refers to one. */
export function createSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const settings = { io: 'input', metadata: registry, override: polish } as const;

  const components: Record<string, JsonSchema> = {};
  const { schemas } = z.toJSONSchema(registry, { ...settings, uri: refTo });
  for (const [id, schema] of Object.entries(schemas)) components[id] = plain(schema);

  return {
    components,
    /** A schema as it stands in a call. */
    schemaOf: (schema: z.ZodMiniType): JsonSchema =>
      plain(withoutDefinitions(z.toJSONSchema(schema, settings), registry.get(schema)?.id)),
  };
}

/** A shape with everything that it is made of, for a document without shared ones. */
export function wholeSchema(schema: z.ZodMiniType): JsonSchema {
  return plain(z.toJSONSchema(schema, { io: 'input', override: polish }));
}

/** What zod does not tell of a schema, and without what it tells at too great length. */
function polish({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: JsonSchema;
}): void {
  if (zodSchema === doctor._zod.def.in) {
    jsonSchema.anyOf = [{ required: ['id'] }, { required: ['_id'] }];
  }
  if (jsonSchema.format === 'date') delete jsonSchema.pattern;
  if (jsonSchema.format === 'date-time') jsonSchema.pattern = 'Z$';
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function refTo(id: string): string {
  return `#/components/schemas/${id}`;
}

function plain({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** A single schema carries the named ones it uses with it; in a document they stand in one place. */
function withoutDefinitions(schema: JsonSchema, ownId: string | undefined): JsonSchema {
  if (ownId) return { $ref: refTo(ownId) };
  const { $defs: _definitions, ...rest } = schema;
  const text = JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/');
  const moved: JsonSchema = JSON.parse(text);
  return moved;
}
