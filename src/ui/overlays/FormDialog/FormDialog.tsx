import { useId, type ReactNode } from 'react';
import { FormAlert } from '../../feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { Form, type FormProps } from '../../forms/Form/Form.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

export interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'description' | 'isHeadingFocused' | 'size'
> {
  formProps: FormProps['formProps'];
  isSubmitting: boolean;
  /** The error of no single field. */
  error: string | null;
  cancelLabel: string;
  submitLabel: string;
  /**
   * Marks the submit button as dangerous and the other one as the safe choice.
   * @default false
   */
  isDangerous?: boolean;
  onClose: () => void;
  /** Content above the fields. */
  intro?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Content below the fields. */
  aside?: ReactNode;
}

/** Stays open during a request. */
export function FormDialog({
  formProps,
  isSubmitting,
  error,
  cancelLabel,
  submitLabel,
  isDangerous = false,
  onClose,
  intro,
  children,
  aside,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose();
      }}
      actions={
        <>
          <Button
            variant={isDangerous ? 'primary' : 'secondary'}
            onPress={onClose}
            isDisabled={isSubmitting}
          >
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={isSubmitting}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack gap="s5">
        {intro}
        <Form id={id} formProps={formProps}>
          {children}
          <FormAlert message={error} />
        </Form>
        {aside}
      </Stack>
    </Dialog>
  );
}
