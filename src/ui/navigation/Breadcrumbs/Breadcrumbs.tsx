import { ChevronRight } from 'lucide-react';
import { t } from '../../../words/t.ts';
import { crumb, divider, here, link, trail } from './Breadcrumbs.css.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';

export interface Breadcrumb {
  label: string;
  /** Omit for a step that has no page. */
  href?: string;
}

export interface BreadcrumbsProps {
  items: readonly Breadcrumb[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label={t`Breadcrumbs`}>
      <ol className={trail}>
        {items.map(({ label, href }, index) => (
          <li key={label} className={crumb}>
            {index > 0 && <Icon glyph={ChevronRight} className={divider} size={16} />}
            {index === items.length - 1 ? (
              <span className={here} aria-current="page">
                {label}
              </span>
            ) : href ? (
              <a className={link} href={href}>
                {label}
              </a>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
