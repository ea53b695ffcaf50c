import { ChevronRight } from 'lucide-react';
import { crumb, divider, here, link, trail } from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  /** The page's name. */
  label: string;
  /** Where it is; a step that is no page of its own has none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** The way to this page; the last one is this page. */
  items: readonly Breadcrumb[];
}

/** Where this page stands: the pages above it, then itself. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={trail}>
        {items.map(({ label, href }, index) => (
          <li key={label} className={crumb}>
            {index > 0 && (
              <ChevronRight className={divider} size={16} strokeWidth={1.75} aria-hidden="true" />
            )}
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
