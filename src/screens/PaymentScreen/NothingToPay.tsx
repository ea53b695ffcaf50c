import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import * as styles from './PaymentScreen.css.ts';

export interface NothingToPayProps {
  helpersHref: string;
}

/** Shown without a booking: payments start from a helper's form only. */
export function NothingToPay({ helpersHref }: NothingToPayProps) {
  return (
    <Page padding="form">
      <PageHeading>Payment</PageHeading>
      <div className={styles.nothing}>
        <EmptyState
          title="There is nothing to pay"
          action={<ButtonLink href={helpersHref}>See helpers</ButtonLink>}
        >
          Choose a helper and your hours first.
        </EmptyState>
      </div>
    </Page>
  );
}
