import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenedDevice } from '../../api/browser/media-devices.ts';
import type { CallOptions } from '../../calls/call.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { CallPhase, CallProblem } from '../../domain/calls/call.ts';
import type { DeviceKind, DeviceState } from '../../domain/room/device-check.ts';
import type { DeviceCheck } from '../hooks/use-device-check.ts';
import { useCall } from './use-call.tsx';
