import { withDoctorTitle } from '../../../domain/names.ts';
import { t } from '../../../words/t.ts';
import * as styles from './SignaturePicture.css.ts';

export interface SignaturePictureProps {
  src: string;
  doctorName: string;
}

export function SignaturePicture({ src, doctorName }: SignaturePictureProps) {
  const name = withDoctorTitle(doctorName);
  return (
    <div className={styles.paper}>
      <img className={styles.picture} src={src} alt={t`Signature of ${name}`} />
    </div>
  );
}
