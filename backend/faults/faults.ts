import * as z from 'zod/mini';
import { type Endpoint, listErrorCodes } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type ErrorCode, errorStatus } from '../../src/contract/errors.ts';
import { factorRules } from '../handlers/core/factor-rules.ts';

export type EndpointName = keyof typeof endpoints;
/** Also an event whose acknowledgement has errors that no endpoint has. */
export type CallName = EndpointName | 'call_join';
export type FaultKind = ErrorCode | 'late' | 'lost' | 'shape';

export const MOST_CALLS = 999;
const faultPattern = /^(\w+):([a-z-]+)(?:([@~])([1-9]\d{0,2}))?$/;

export const isErrorCode = (kind: string): kind is ErrorCode => Object.hasOwn(errorStatus, kind);

export const isEndpointName = (name: string): name is EndpointName =>
  Object.hasOwn(endpoints, name);

export const endpointNames = Object.keys(endpoints).filter(isEndpointName);
export const callNames: CallName[] = [...endpointNames, 'call_join'];

const joinErrors: FaultKind[] = [
  'consent-needed',
  'taken-over',
  'forbidden',
  'not-found',
  'too-early',
  'too-many-requests',
  'unexpected',
];

export function listFaultKinds(name: CallName): FaultKind[] {
  if (name === 'call_join') return joinErrors;
  const endpoint: Endpoint = endpoints[name];
  const { access, respondsWithFile } = endpoint;
  const isForDoctors = access === 'user' || access === 'doctor';
  return [
    ...new Set<FaultKind>([
      ...listErrorCodes(endpoint),
      ...(isForDoctors && factorRules[name] !== 'open'
        ? (['second-factor-required'] as const)
        : []),
      'late',
      'lost',
      ...(respondsWithFile ? [] : (['shape'] as const)),
    ]),
  ];
}

export interface Fault {
  endpoint: CallName;
  kind: FaultKind;
  /** Each `nth` call fails, or only that one. */
  nth: number;
  isLasting: boolean;
}

const fault = z.custom<Fault>();

/** `login:busy` for every call, `login:busy@2` for the second one, `login:busy~2` for each second. */
export const faultText = z.codec(z.string(), fault, {
  decode(text, payload) {
    const [, name = '', written, mark, nth] = faultPattern.exec(text) ?? [];
    const endpoint = callNames.find((known) => known === name);
    const kind = endpoint && listFaultKinds(endpoint).find((known) => known === written);
    if (endpoint && kind) {
      return { endpoint, kind, nth: Number(nth ?? 1), isLasting: mark !== '@' };
    }
    payload.issues.push({ code: 'custom', input: text, message: describeProblem(text, endpoint) });
    return z.NEVER;
  },
  encode({ endpoint, kind, nth, isLasting }) {
    const suffix = nth === 1 ? '' : `~${nth}`;
    return `${endpoint}:${kind}${isLasting ? suffix : `@${nth}`}`;
  },
});

export function printFault(shown: Fault): string {
  return z.encode(faultText, shown);
}

export function parseFaults(list: string): { faults: Fault[]; problems: string[] } {
  const faults: Fault[] = [];
  const problems: string[] = [];
  for (const text of list.split(',')) {
    const { data, error } = faultText.safeParse(text.trim());
    if (data) faults.push(data);
    else problems.push(error?.issues[0]?.message ?? text);
  }
  return { faults, problems };
}

function describeProblem(text: string, name: CallName | undefined): string {
  if (!name) return `‘${text}’ is not a fault, such as login:busy or login:lost@2.`;
  return `‘${text}’ is not a fault: ${name} can have ${listFaultKinds(name).join(', ')}.`;
}

export interface CountedFault {
  fault: Fault;
  calls: number;
}

export function countCall(
  faults: readonly CountedFault[],
  endpoint: CallName,
): { hit: Fault | null; left: CountedFault[] } {
  const left: CountedFault[] = [];
  let hit: Fault | null = null;
  for (const counted of faults) {
    const { fault } = counted;
    if (fault.endpoint !== endpoint) {
      left.push(counted);
      continue;
    }
    const calls = counted.calls + 1;
    const isDue = calls % fault.nth === 0;
    if (isDue && !fault.isLasting && hit) left.push(counted);
    else if (!isDue || fault.isLasting) left.push({ fault, calls });
    if (isDue) hit ??= fault;
  }
  return { hit, left };
}

const names = new Map<Endpoint, EndpointName>(endpointNames.map((name) => [endpoints[name], name]));

export function findName(endpoint: Endpoint): EndpointName | undefined {
  return names.get(endpoint);
}
