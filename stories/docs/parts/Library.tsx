import { useState } from 'react';
import { artwork, icons } from 'virtual:library-facts';
import { countText } from '../../../src/components/doctor-text.ts';
import { BlockIcon, type BlockIconName } from '../../../src/ui/BlockIcon/BlockIcon.tsx';
import { Icon } from '../../../src/ui/Icon/Icon.tsx';
import { withBase } from '../../../src/ui/base-path.ts';
import { SearchField } from '../../../src/ui/SearchField/SearchField.tsx';
import { artworkWords } from '../artwork.ts';
import { CopyName } from './CopyName.tsx';
import * as styles from './Library.css.ts';

const folders: Record<string, string> = {
  people: 'Portraits',
  figures: 'Figures',
  hero: 'The bridge',
  hospitals: 'Places',
  spot: 'Spots',
  partners: 'Partners',
  edges: 'Edges',
  logo: 'Mark',
};

const blockPrints: Record<BlockIconName, string> = {
  bell: 'Reminders',
  bone: 'Orthopaedics, bones',
  brain: 'Neurology, mind',
  calendar: 'Booking, days',
  child: 'Paediatrics, children',
  ear: 'Ear, nose and throat',
  eye: 'Eyes',
  folder: 'Records',
  heart: 'Cardiology',
  hospital: 'Hospitals',
  hourglass: 'Waiting, the queue',
  pill: 'Medicine',
  shield: 'Privacy, safety',
  skin: 'Dermatology, skin',
  stethoscope: 'Doctors, general medicine',
  video: 'Video visits',
};

const isPrint = (name: string): name is BlockIconName => name in blockPrints;

const tints = ['marigold', 'neem', 'lotus'] as const;

const iconWords = (name: string, usedBy: readonly string[]): string =>
  `${name.replace(/([a-z])([A-Z0-9])/g, '$1 $2')} ${usedBy.join(' ')}`;

export function Library() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const drawings = artwork.filter((file) => fits(`${file} ${artworkWords[file] ?? ''}`));
  const prints = Object.keys(blockPrints)
    .filter(isPrint)
    .filter((name) => fits(`${name} ${blockPrints[name]} print`));
  const lines = icons.filter(({ name, usedBy }) => fits(iconWords(name, usedBy)));
  return (
    <div className="sb-unstyled">
      <div className={styles.search}>
        <SearchField
          label="Find artwork"
          placeholder="turban, heart, CalendarPlus"
          value={query}
          onChange={setQuery}
        />
        <p role="status" className={styles.count}>
          {drawings.length + prints.length + lines.length > 0
            ? [
                countText(drawings.length, 'drawing', 'drawings'),
                countText(prints.length, 'block print', 'block prints'),
                countText(lines.length, 'icon', 'icons'),
              ].join(', ')
            : 'No artwork matches. Try one word: a thing, a garment, a place or a component.'}
        </p>
      </div>
      {Object.entries(folders).map(([folder, title]) => (
        <Drawings
          key={folder}
          title={title}
          files={drawings.filter((file) => file.startsWith(`${folder}/`))}
          isWide={folder === 'hero'}
        />
      ))}
      {prints.length > 0 && (
        <section className={styles.section} aria-labelledby="block-prints">
          <h2 id="block-prints" className={styles.title}>
            Block prints
          </h2>
          <ul className={styles.icons}>
            {prints.map((name, index) => (
              <li key={name} className={styles.icon}>
                <BlockIcon name={name} tint={tints[index % tints.length] ?? 'marigold'} />
                <CopyName name={name} />
                <span className={styles.words}>{blockPrints[name]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lines.length > 0 && (
        <section className={styles.section} aria-labelledby="icons">
          <h2 id="icons" className={styles.title}>
            Icons
          </h2>
          <ul className={styles.icons}>
            {lines.map(({ name, Icon: glyph, usedBy }) => (
              <li key={name} className={styles.icon}>
                <Icon glyph={glyph} size={24} />
                <CopyName name={name} />
                <span className={styles.words}>{usedBy.slice(0, 3).join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface DrawingsProps {
  title: string;
  files: readonly string[];
  isWide: boolean;
}

function Drawings({ title, files, isWide }: DrawingsProps) {
  if (files.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`drawings-${title}`}>
      <h2 id={`drawings-${title}`} className={styles.title}>
        {title}
      </h2>
      <ul className={isWide ? styles.wide : styles.drawings}>
        {files.map((file) => (
          <li key={file} className={styles.drawing}>
            <div
              className={styles.frame({ holds: file.startsWith('figures/') ? 'figure' : 'scene' })}
            >
              <img
                className={styles.picture}
                src={withBase(`/art/${file}`)}
                alt=""
                loading="lazy"
              />
            </div>
            <span className={styles.words}>{artworkWords[file]}</span>
            <CopyName name={`/art/${file}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
