import { withBase } from '../../../ui/navigation/base-path.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { art, page, sentence } from './LoginRequiredScreen.css.ts';

export interface LoginRequiredScreenProps {
  message: string;
  /** Includes the path to return to. */
  loginHref: string;
}

/** Replaces a page that requires a login (spec §2 Booking, §8). */
export function LoginRequiredScreen({ message, loginHref }: LoginRequiredScreenProps) {
  return (
    <Stack align="center" className={page}>
      <img className={art} src={withBase('/art/spot/empty.svg')} alt="" width={210} height={130} />
      <PageHeading>{t`Login Required`}</PageHeading>
      <p className={sentence}>{message}</p>
      <ButtonLink href={loginHref}>{t`Login`}</ButtonLink>
    </Stack>
  );
}
