import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type * as z from 'zod/mini';
import { fieldErrors } from '../../../domain/forms/field-errors.ts';

export interface ValidatedFormOptions<Values, Schema extends z.ZodMiniType> {
  schema: Schema;
  initial: Values;
  isSubmitting: boolean;
  /** Keyed by field name. Must be empty during a request. Editing a field hides its error. */
  serverErrors?: Readonly<Record<string, string>>;
  onEdit?: (values: Values) => void;
  onValid: (body: z.infer<Schema>) => void;
}

export interface FormField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

export interface ValidatedForm<Values> {
  values: Values;
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  errorAt: (path: string) => string | undefined;
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const noErrors: Readonly<Record<string, string>> = {};

/**
 * Validates on submit and focuses the first invalid field (spec §5). An error disappears once its
 * field is valid.
 */
export function useValidatedForm<Values extends object, Schema extends z.ZodMiniType>({
  schema,
  initial,
  isSubmitting,
  serverErrors = noErrors,
  onEdit,
  onValid,
}: ValidatedFormOptions<Values, Schema>): ValidatedForm<Values> {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [lastTry, setLastTry] = useState<{ wrong: string[] } | null>(null);
  const [edited, setEdited] = useState<string[]>([]);

  const isRefused = Object.keys(serverErrors).length > 0;
  if (!isRefused && edited.length > 0) setEdited([]);
  useEffect(() => {
    if (lastTry || isRefused) focusFirstWrong(ref.current);
  }, [lastTry, isRefused]);

  const errorsNow = fieldErrors(schema, values);
  const errorAt = (path: string): string | undefined => {
    if (lastTry?.wrong.includes(path) && errorsNow[path]) return errorsNow[path];
    return edited.includes(path.split('.')[0] ?? path) ? undefined : serverErrors[path];
  };

  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        if (isRefused) setEdited((before) => [...before, name]);
        onEdit?.({ ...values, [name]: value });
      },
      error: errorAt(name),
    }),
    errorAt,
    formProps: {
      ref,
      onSubmit: (event) => {
        event.preventDefault();
        if (isSubmitting) return;
        setLastTry({ wrong: Object.keys(errorsNow) });
        const result = schema.safeParse(values);
        if (result.success) onValid(result.data);
      },
    },
  };
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A radio group is marked invalid as a whole, so focus its first input.
  const target = wrong?.matches('input, textarea, button') ? wrong : wrong?.querySelector('input');
  target?.focus();
}
