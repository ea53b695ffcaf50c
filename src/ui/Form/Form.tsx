import type { ReactNode } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { form } from './Form.css.ts';
import type { ValidatedForm } from './use-validated-form.ts';

export interface FormProps {
  /** What `useValidatedForm` made for the form. */
  formProps: ValidatedForm<never>['formProps'];
  /** The fields, then what sends them. */
  children: ReactNode;
  /** By which a button outside of it, such as a dialog's, sends it. */
  id?: string;
}

/** Fields under one another, judged by `useValidatedForm` and not by the browser; inert until they can be sent. */
export function Form({ formProps, children, id }: FormProps) {
  return (
    <form {...formProps} id={id} className={form} noValidate inert={!useIsHydrated()}>
      {children}
    </form>
  );
}
