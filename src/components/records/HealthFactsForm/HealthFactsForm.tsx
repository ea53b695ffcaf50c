import { sex, type HealthFacts } from '../../../contract/sharing.ts';
import { formError, type Submission } from '../../../domain/forms/submission.ts';
import {
  sexLabels,
  toTypedHealthFacts,
  typedHealthFacts,
  type TypedHealthFacts,
} from '../../../domain/records/health-facts.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { DateField } from '../../../ui/forms/DateField/DateField.tsx';
import { Form } from '../../../ui/forms/Form/Form.tsx';
import { useValidatedForm } from '../../../ui/forms/Form/use-validated-form.ts';
import { Select, type SelectOption } from '../../../ui/forms/Select/Select.tsx';
import { TextArea } from '../../../ui/forms/TextArea/TextArea.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';

export interface HealthFactsFormProps {
  facts: HealthFacts;
  /** Format yyyy-MM-dd. */
  today: string;
  submission: Submission;
  onSave: (facts: HealthFacts) => void;
  onCancel: () => void;
}

const MAX_LENGTH = 1000;

const sexOptions: readonly SelectOption<TypedHealthFacts['sex']>[] = [
  { value: '', label: t`Not given` },
  ...sex.options.map((value) => ({ value, label: sexLabels[value] })),
];

export function HealthFactsForm({
  facts,
  today,
  submission,
  onSave,
  onCancel,
}: HealthFactsFormProps) {
  const { isSubmitting, fieldErrors } = submission;
  const { field, formProps } = useValidatedForm({
    schema: typedHealthFacts(today),
    initial: toTypedHealthFacts(facts),
    isSubmitting,
    serverErrors: fieldErrors,
    onValid: onSave,
  });
  return (
    <Form formProps={formProps}>
      <DateField
        label={t`Date of birth`}
        description={t`For example: 27 3 1988`}
        isBirthday
        {...field('dateOfBirth')}
      />
      <Select label={t`Sex`} options={sexOptions} {...field('sex')} />
      <TextArea
        label={t`Allergies`}
        description={t`For example: penicillin, peanuts`}
        maxLength={MAX_LENGTH}
        {...field('allergies')}
      />
      <TextArea
        label={t`Medicines`}
        description={t`What you take now, and how much`}
        maxLength={MAX_LENGTH}
        {...field('medicines')}
      />
      <FormAlert
        message={formError(submission, ['dateOfBirth', 'sex', 'allergies', 'medicines'])}
      />
      <Inline gap="s4">
        <Button type="submit" isPending={isSubmitting}>
          {t`Save`}
        </Button>
        <Button variant="secondary" onPress={onCancel} isDisabled={isSubmitting}>
          {t`Cancel`}
        </Button>
      </Inline>
    </Form>
  );
}
