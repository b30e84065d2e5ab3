import { IconDoubleLeft, IconDoubleRight, IconDown, IconLeft, IconRight } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { NAMESPACE } from '../locales.ts'
import { PAGE_SIZES } from './page-sizes.ts'
import { PAGE_JUMP, type PageEntry, pageWindow } from './page-window.ts'
import styles from './Pagination.module.css'

export interface PaginationProps {
  /** Accessible name, for screens with several lists; default 分页. */
  label?: string | undefined
  /** Number of rows on all pages; undefined while it is not known. */
  total: number | undefined
  /** Whether `total` is only about right; it is shown as such. */
  isEstimated?: boolean | undefined
  page: number
  pageSize: number
  onPageChange: (page: number) => void
  onPageSizeChange: (pageSize: number) => void
}

/**
 * Total, sizes, previous, pages, next, jump: the specification's order. Custom markup, because Arco's page items cannot
 * be reached by keyboard.
 */
export function Pagination({
  label,
  total,
  isEstimated = false,
  page,
  pageSize,
  onPageChange,
  onPageSizeChange,
}: PaginationProps) {
  const { t } = useText(NAMESPACE)
  const count = Math.max(1, Math.ceil((total ?? 0) / pageSize))
  const current = Math.min(page, count)
  const go = (target: number) => onPageChange(Math.min(Math.max(1, target), count))

  return (
    <nav className={styles['pagination']} aria-label={label ?? t('pagination.label')}>
      <span className={styles['total']}>
        {total !== undefined && t(isEstimated ? 'pagination.about' : 'pagination.total', { count: total })}
      </span>
      <span className={styles['sizes']}>
        <select
          className={styles['size']}
          aria-label={t('pagination.size')}
          value={pageSize}
          onChange={(event) => onPageSizeChange(Number(event.target.value))}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {t('pagination.perPage', { count: size })}
            </option>
          ))}
        </select>
        <IconDown aria-hidden />
      </span>
      <ul className={styles['pages']}>
        <PageStep label={t('pagination.previous')} disabled={current === 1} onClick={() => go(current - 1)}>
          <IconLeft aria-hidden />
        </PageStep>
        {pageWindow({ page: current, count }).map((entry) => (
          <PageButton key={entry} entry={entry} current={current} go={go} />
        ))}
        <PageStep label={t('pagination.next')} disabled={current === count} onClick={() => go(current + 1)}>
          <IconRight aria-hidden />
        </PageStep>
      </ul>
      <Jumper count={count} go={go} />
    </nav>
  )
}

interface PageButtonProps {
  entry: PageEntry
  current: number
  go: (page: number) => void
}

function PageButton({ entry, current, go }: PageButtonProps) {
  const { t } = useText(NAMESPACE)
  if (entry === 'before' || entry === 'after') {
    const label = t(`pagination.${entry}`, { count: PAGE_JUMP })
    const Icon = entry === 'before' ? IconDoubleLeft : IconDoubleRight
    return (
      <PageStep label={label} onClick={() => go(current + (entry === 'before' ? -PAGE_JUMP : PAGE_JUMP))}>
        <span className={styles['gap']} aria-hidden>
          •••
        </span>
        <Icon aria-hidden className={styles['leap'] ?? ''} />
      </PageStep>
    )
  }
  return (
    <li>
      <button
        type="button"
        className={styles['page']}
        aria-label={t('pagination.page', { page: entry })}
        aria-current={entry === current ? 'page' : undefined}
        onClick={() => go(entry)}
      >
        {entry}
      </button>
    </li>
  )
}

interface PageStepProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function PageStep({ label, disabled = false, onClick, children }: PageStepProps) {
  return (
    <li>
      <button
        type="button"
        className={styles['page']}
        aria-label={label}
        // Not `disabled`, because a disabled button loses the focus on the last page.
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
      >
        {children}
      </button>
    </li>
  )
}

function Jumper({ count, go }: { count: number; go: (page: number) => void }) {
  const { t } = useText(NAMESPACE)
  const [text, setText] = useState('')

  function jump(event: FormEvent) {
    event.preventDefault()
    const page = Number.parseInt(text, 10)
    setText('')
    if (Number.isSafeInteger(page)) go(page)
  }

  return (
    <form className={styles['jumper']} onSubmit={jump} data-pages={count}>
      <span aria-hidden>{t('pagination.jumpBefore')}</span>
      <input
        className={styles['jump']}
        inputMode="numeric"
        aria-label={t('pagination.jump')}
        value={text}
        onChange={(event) => setText(event.target.value.replaceAll(/\D/g, ''))}
      />
      <span aria-hidden>{t('pagination.jumpAfter', { pages: count })}</span>
    </form>
  )
}
