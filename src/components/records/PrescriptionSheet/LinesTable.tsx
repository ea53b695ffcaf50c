import type { PrescriptionLine } from '../../../contract/records.ts';
import { t } from '../../../words/t.ts';
import * as styles from './PrescriptionSheet.css.ts';

export interface LinesTableProps {
  lines: readonly PrescriptionLine[];
}

export function LinesTable({ lines }: LinesTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.row}>
          <th scope="col" className={styles.number}>{t`No.`}</th>
          <th scope="col" className={styles.medicine}>{t`Medicine`}</th>
          <th scope="col" className={styles.cell}>{t`Dose`}</th>
          <th scope="col" className={styles.cell}>{t`When`}</th>
          <th scope="col" className={styles.cell}>{t`For how long`}</th>
          <th scope="col" className={styles.remarks}>{t`Remarks`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ medicine, dose, when, duration, remarks }, index) => (
          <tr key={index} className={styles.row}>
            <td className={styles.number}>{index + 1}</td>
            <th scope="row" className={styles.medicine}>
              {medicine}
            </th>
            <td className={styles.cell}>{dose}</td>
            <td className={styles.cell}>{when}</td>
            <td className={styles.cell}>{duration}</td>
            <td className={styles.remarks}>{remarks}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
