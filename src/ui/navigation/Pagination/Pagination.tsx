import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '../../../words/t.ts';
import { arrow, list, step } from './Pagination.css.ts';
import { pagesToShow } from './pages-to-show.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  const turn = (target: number, label: string, glyph: typeof ChevronLeft) =>
    target < 1 || target > pageCount ? (
      <span className={step({ state: 'disabled' })}>
        <Icon glyph={glyph} size={20} className={arrow} />
      </span>
    ) : (
      <a className={step({ state: 'other' })} href={hrefFor(target)} aria-label={label}>
        <Icon glyph={glyph} size={20} className={arrow} />
      </a>
    );
  return (
    <nav aria-label={t`Pages`}>
      <ul className={list}>
        <li>{turn(page - 1, t`Previous page`, ChevronLeft)}</li>
        {pagesToShow(page, pageCount).map((shown, place) => (
          <li key={shown === 'gap' ? -place : shown}>
            {shown === 'gap' ? (
              <span className={step({ state: 'gap' })}>…</span>
            ) : (
              <a
                className={step({ state: shown === page ? 'current' : 'other' })}
                href={hrefFor(shown)}
                aria-label={t`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </a>
            )}
          </li>
        ))}
        <li>{turn(page + 1, t`Next page`, ChevronRight)}</li>
      </ul>
    </nav>
  );
}
