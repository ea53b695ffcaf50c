import { Landmark } from 'lucide-react';
import * as z from 'zod/mini';
import type { Registration } from '../../../contract/doctors.ts';
import { registrationBody } from '../../../contract/verification.ts';
import { councils } from '../../../domain/doctors/councils.ts';
import { hasWords, splitQuery } from '../../../domain/fold-text.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ComboBox } from '../../../ui/forms/ComboBox/ComboBox.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { TextField } from '../../../ui/forms/TextField/TextField.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './ProfileForm.css.ts';

export type TypedRegistration = Record<keyof Registration, string>;

export interface RegistrationFormProps {
  initial: TypedRegistration;
  submission: Submission;
  onEdit: (typed: TypedRegistration) => void;
  onSubmit: (registration: Registration) => void;
}

const form = z.pipe(
  z.transform(({ number, council, year }: TypedRegistration): z.input<typeof registrationBody> => ({
    number,
    council,
    year: /^\s*\d{4}\s*$/.test(year) ? Number(year) : Number.NaN,
  })),
  registrationBody,
);

export function RegistrationForm({ initial, submission, onEdit, onSubmit }: RegistrationFormProps) {
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: form,
    initial,
    isSubmitting,
    serverErrors: fieldErrors,
    onEdit,
    onValid: onSubmit,
  });
  const councilField = field('council');
  return (
    <Form formProps={formProps}>
      <div className={styles.pair}>
        <TextField
          label={t`Registration number`}
          description={t`As in the register. For example: KMC 12345`}
          isRequired
          {...field('number')}
        />
        <TextField
          label={t`Year of registration`}
          inputMode="numeric"
          isRequired
          {...field('year')}
        />
      </div>
      <ComboBox
        label={t`Medical council`}
        isRequired
        icon={<Icon glyph={Landmark} size={20} />}
        suggestions={suggestionsFor(councilField.value)}
        onSuggestionSelect={({ label }) => councilField.onChange(label)}
        {...councilField}
      />
      <p className={quietText}>{t`A new registration is verified before patients see it.`}</p>
      <FormAlert message={formError(submission, ['number', 'council', 'year'])} />
      <div>
        <Button type="submit" isPending={isSubmitting}>
          {t`Send for verification`}
        </Button>
      </div>
    </Form>
  );
}

function suggestionsFor(typed: string) {
  const words = splitQuery(typed);
  return councils
    .map((name) => ({ id: name, label: name }))
    .filter(({ label }) => label !== typed && hasWords(label, words));
}
