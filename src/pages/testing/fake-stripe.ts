import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { vi } from 'vitest';

type Result = () => Promise<PaymentIntentResult>;

export const intent = (status: string, changes: object = {}): Result => {
  const paymentIntent = { id: 'pi_1', status, last_payment_error: null, ...changes };
  return async () => ({ paymentIntent }) as unknown as PaymentIntentResult;
};

export const stripeError = (type: string, changes: object = {}): Result => {
  const error = { type, ...changes };
  return async () => ({ error }) as unknown as PaymentIntentResult;
};

export class FakeStripe {
  confirm: Result = intent('succeeded');
  known: Result = intent('requires_payment_method');
  isComplete = true;
  readonly confirmed = vi.fn<(options: object) => void>();
  readonly made = vi.fn<(options: object) => void>();

  readonly stripe = {
    elements: (options: object) => {
      this.made(options);
      return this.#elements;
    },
    createToken: () => {},
    createPaymentMethod: () => {},
    confirmCardPayment: () => {},
    confirmPayment: (options: object) => {
      this.confirmed(options);
      return this.confirm();
    },
    retrievePaymentIntent: () => this.known(),
  } as unknown as Stripe;

  readonly #element = {
    mount: (node: HTMLElement) => node.append('Fields of Stripe'),
    on: () => {},
    off: () => {},
    once: () => {},
    destroy: () => {},
    update: () => {},
  };

  readonly #elements = {
    create: () => this.#element,
    getElement: () => this.#element,
    update: () => {},
    submit: async () =>
      this.isComplete ? {} : { error: { type: 'validation_error', message: 'Incomplete' } },
  };
}
