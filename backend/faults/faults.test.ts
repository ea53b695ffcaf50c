import {
  type Arbitrary,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  property,
  record,
  stringMatching,
} from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  countCall,
  type CountedFault,
  callNames,
  type Fault,
  faultText,
  listFaultKinds,
  MOST_CALLS,
  parseFaults,
  printFault,
} from './faults.ts';

const fault: Arbitrary<Fault> = constantFrom(...callNames).chain((endpoint) =>
  record({
    endpoint: constant(endpoint),
    kind: constantFrom(...listFaultKinds(endpoint)),
    nth: integer({ min: 1, max: MOST_CALLS }),
    isLasting: boolean(),
  }),
);

describe('a fault’s text', () => {
  it('is read as the fault that was written, for each fault', () => {
    assert(
      property(fault, (made) => {
        expect(faultText.parse(printFault(made))).toEqual(made);
      }),
    );
  });

  it('is either refused or written the same after it is read, but for every first call', () => {
    assert(
      property(fault, stringMatching(/^[@~]?\d{0,4}$/), ({ endpoint, kind }, suffix) => {
        const text = `${endpoint}:${kind}${suffix}`;
        const { data } = faultText.safeParse(text);
        expect(data ? printFault(data) : null).toBe(data ? text.replace(/~1$/, '') : null);
      }),
    );
  });

  it('is refused with a hint when its call or its error is not in the contract', () => {
    expect(parseFaults('bookAppointment:slot-taken, sendMessage:lost@2')).toEqual({
      faults: [
        { endpoint: 'bookAppointment', kind: 'slot-taken', nth: 1, isLasting: true },
        { endpoint: 'sendMessage', kind: 'lost', nth: 2, isLasting: false },
      ],
      problems: [],
    });
    const { faults, problems } = parseFaults(
      'login:slot-taken,toString:late,login:busy@0,login:busy~1000,downloadAttachment:shape,login:busy',
    );
    expect(faults).toHaveLength(1);
    expect(problems).toHaveLength(5);
    expect(problems[0]).toContain('login can have invalid-request, wrong-credentials');
    expect(problems[1]).toContain('‘toString:late’ is not a fault');
  });
});

describe('counting calls', () => {
  const hits = (made: Fault, calls: number) => {
    let faults: CountedFault[] = [{ fault: made, calls: 0 }];
    const numbers: number[] = [];
    for (let call = 1; call <= calls; call += 1) {
      countCall(faults, made.endpoint === 'login' ? 'bookAppointment' : 'login');
      const { hit, left } = countCall(faults, made.endpoint);
      if (hit) numbers.push(call);
      faults = left;
    }
    return { numbers, faults };
  };

  test('a lasting fault fails each n-th call, and stays', () => {
    assert(
      property(fault, integer({ min: 1, max: 40 }), (made, nth) => {
        const { numbers, faults } = hits({ ...made, nth, isLasting: true }, 40);
        expect(numbers).toEqual(
          Array.from({ length: Math.floor(40 / nth) }, (_, index) => (index + 1) * nth),
        );
        expect(faults).toHaveLength(1);
      }),
    );
  });

  test('any other fault fails the n-th call only, and is removed then', () => {
    assert(
      property(fault, integer({ min: 1, max: 40 }), (made, nth) => {
        const { numbers, faults } = hits({ ...made, nth, isLasting: false }, 40);
        expect(numbers).toEqual([nth]);
        expect(faults).toEqual([]);
      }),
    );
  });

  test('the first of two faults wins, and one that is given once waits for its turn', () => {
    const { faults } = parseFaults('login:busy~2,login:lost@2,login:late');
    let counted: CountedFault[] = faults.map((fault) => ({ fault, calls: 0 }));
    const given = [1, 2, 3, 4].map(() => {
      const { hit, left } = countCall(counted, 'login');
      counted = left;
      return hit?.kind;
    });
    expect(given).toEqual(['late', 'busy', 'lost', 'busy']);
    expect(counted.map(({ fault }) => fault.kind)).toEqual(['busy', 'late']);
  });
});
