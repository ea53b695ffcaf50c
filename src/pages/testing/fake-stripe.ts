import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js';
import { vi } from 'vitest';

type Result = () => Promise<PaymentIntentResult>;

/** What Stripe knows of a payment, as far as the app asks. */
export const intent = (status: string, changes: object = {}): Result => {
  const paymentIntent = { id: 'pi_1', status, last_payment_error: null, ...changes };
  return async () => ({ paymentIntent }) as unknown as PaymentIntentResult;
};

/** A refusal as Stripe words it. */
export const stripeError = (type: string, changes: object = {}): Result => {
  const error = { type, ...changes };
  return async () => ({ error }) as unknown as PaymentIntentResult;
};

/**
 * Stripe in a page without its script: its fields are an empty frame, and what a card there would lead to is set
 * beforehand.
 */
export class FakeStripe {
  confirm: Result = intent('succeeded');
  known: Result = intent('requires_payment_method');
  /** Whether what stands in the fields is complete. */
  isComplete = true;
  /** What the app gave along. */
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
