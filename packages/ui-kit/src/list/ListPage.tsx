import type { ReactNode } from 'react'
import styles from './ListPage.module.css'

export interface ListPageProps {
  /** The page's name for screen readers; the tab and the menu show it already. */
  title: string
  /** A `TreePanel`. */
  side?: ReactNode
  /** A `SearchBar`. */
  search?: ReactNode
  /** A `Toolbar`. */
  toolbar?: ReactNode
  /** A `Pagination`. */
  pagination?: ReactNode
  /** The opened record, beside the list or over it. */
  record?: ReactNode
  /** Whether the record covers the list, which then takes no focus. */
  isCovered?: boolean | undefined
  /** The table. It fills the remaining height and scrolls inside. */
  children: ReactNode
}

/** Layout of a management page: search, toolbar, table, pagination, and an optional tree at the side. */
export function ListPage(props: ListPageProps) {
  const { title, side, search, toolbar, pagination, record, isCovered = false, children } = props
  return (
    <div className={styles['page']}>
      <div className={styles['parts']} inert={isCovered}>
        <h1 className={styles['title']}>{title}</h1>
        {side}
        <section className={styles['list']} aria-label={title}>
          {search && <div className={styles['search']}>{search}</div>}
          {toolbar && <div className={styles['toolbar']}>{toolbar}</div>}
          <div className={styles['table']}>{children}</div>
          {pagination && <div className={styles['pagination']}>{pagination}</div>}
        </section>
      </div>
      {record}
    </div>
  )
}
