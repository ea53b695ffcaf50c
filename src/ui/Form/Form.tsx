import type { ReactNode } from 'react';
import { form } from './Form.css.ts';
import type { ValidatedForm } from './use-validated-form.ts';

export interface FormProps {
  /** What `useValidatedForm` made for the form. */
  formProps: ValidatedForm<never>['formProps'];
  /** The fields, then what sends them. */
  children: ReactNode;
}

/** Fields under one another, judged by `useValidatedForm` and not by the browser. */
export function Form({ formProps, children }: FormProps) {
  return (
    <form {...formProps} className={form} noValidate>
      {children}
    </form>
  );
}
