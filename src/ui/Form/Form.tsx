import type { ReactNode } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { form } from './Form.css.ts';
import { NotReadyNote } from './NotReadyNote.tsx';
import { useEarlyInput } from './use-early-input.ts';
import type { ValidatedForm } from './use-validated-form.ts';

export interface FormProps {
  /** What `useValidatedForm` made for the form. */
  formProps: ValidatedForm<never>['formProps'];
  /** The fields, then what sends them. */
  children: ReactNode;
  /** By which a button outside of it, such as a dialog's, sends it. */
  id?: string;
}

/**
 * Fields under one another, judged by `useValidatedForm` and not by the browser. As HTML it takes input, and
 * its submit button waits for the app.
 */
export function Form({ formProps, children, id }: FormProps) {
  useEarlyInput(formProps.ref);
  const isHydrated = useIsHydrated();
  return (
    <form {...formProps} id={id} className={form} noValidate>
      {!isHydrated && <NotReadyNote />}
      {children}
    </form>
  );
}
