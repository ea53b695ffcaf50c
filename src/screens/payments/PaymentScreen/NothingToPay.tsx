import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './PaymentScreen.css.ts';

export interface NothingToPayProps {
  helpersHref: string;
}

export function NothingToPay({ helpersHref }: NothingToPayProps) {
  return (
    <Page padding="form">
      <PageHeading>{t`Payment`}</PageHeading>
      <div className={styles.nothing}>
        <EmptyState
          title={t`There is nothing to pay`}
          action={<ButtonLink href={helpersHref}>{t`See helpers`}</ButtonLink>}
        >
          {t`Choose a helper and your hours first.`}
        </EmptyState>
      </div>
    </Page>
  );
}
