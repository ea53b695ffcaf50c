import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type * as z from 'zod/mini';
import { fieldErrors } from '../../domain/field-errors.ts';

export interface ValidatedFormOptions<Values, Schema extends z.ZodMiniType> {
  /** What the values must become before they are handed on. */
  schema: Schema;
  /** The values to begin with. */
  initial: Values;
  /** Whether a try is under way: another one waits for its end. */
  isSubmitting: boolean;
  /** What the server said about single fields, nothing during a try; each message leaves once its field is edited. */
  serverErrors?: Readonly<Record<string, string>>;
  /** Something was typed or chosen; told of the values as they are now. */
  onEdit?: (values: Values) => void;
  /** The values are right and were sent. */
  onValid: (body: z.infer<Schema>) => void;
}

/** A field's part of the form: spread it on the control. */
export interface FormField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

export interface ValidatedForm<Values> {
  /** What is filled in. */
  values: Values;
  /** Binds a control to one of the values. */
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  /** What is wrong at a place within one of the values: 'education.2'. */
  errorAt: (path: string) => string | undefined;
  /** For the form element. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const noErrors: Readonly<Record<string, string>> = {};

/**
 * Holds a form's values and judges them when it is sent (spec §5): the first wrong field gets the focus, and
 * each message leaves as its field becomes right.
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
  // A radio group is wrong as a whole; its first choice takes the focus.
  const target = wrong?.matches('input, textarea, button') ? wrong : wrong?.querySelector('input');
  target?.focus();
}
