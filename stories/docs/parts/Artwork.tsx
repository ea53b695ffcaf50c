import { withBase } from '../../../src/ui/navigation/base-path.ts';
import * as styles from './Artwork.css.ts';

const files = Object.keys(import.meta.glob('../../../public/art/**/*.svg')).map((path) =>
  path.slice(path.indexOf('/art/')),
);

const folders = {
  people: 'Portraits',
  figures: 'Figures',
  hero: 'The bridge',
  hospitals: 'Hospitals',
  spot: 'Spots',
  partners: 'Partners',
  edges: 'Edges',
  logo: 'Mark',
};

export function Artwork() {
  return Object.entries(folders).map(([folder, title]) => (
    <section key={folder} aria-labelledby={folder}>
      <h2 id={folder}>{title}</h2>
      <ul className={`sb-unstyled ${styles.drawings}`}>
        {files
          .filter((file) => file.startsWith(`/art/${folder}/`))
          .map((file) => (
            <li key={file}>
              <img className={styles.picture} src={withBase(file)} alt="" loading="lazy" />
              <code className={styles.file}>{file}</code>
            </li>
          ))}
      </ul>
    </section>
  ));
}
