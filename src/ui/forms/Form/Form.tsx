import type { ReactNode } from 'react';
import { useIsHydrated } from '../../lazy/use-is-hydrated.ts';
import { form } from './Form.css.ts';
import { NotReadyNote } from './NotReadyNote.tsx';
import { useEarlyInput } from './use-early-input.ts';
import type { ValidatedForm } from './use-validated-form.ts';

export interface FormProps {
  formProps: ValidatedForm<never>['formProps'];
  children: ReactNode;
  /** A submit button outside the form needs this id. */
  id?: string;
}

/** Disables browser validation, and keeps what the user entered before hydration. */
export function Form({ formProps, children, id }: FormProps) {
  useEarlyInput(formProps.ref);
  const isHydrated = useIsHydrated();
  return (
    <form {...formProps} id={id} className={form} noValidate>
      {children}
      {!isHydrated && <NotReadyNote />}
    </form>
  );
}
