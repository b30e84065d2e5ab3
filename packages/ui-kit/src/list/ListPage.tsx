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
  /** The table. It fills the remaining height and scrolls inside. */
  children: ReactNode
}

/** Layout of a management page: search, toolbar, table, pagination, and an optional tree at the side. */
export function ListPage({ title, side, search, toolbar, pagination, children }: ListPageProps) {
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      {side}
      <section className={styles['list']} aria-label={title}>
        {search && <div className={styles['search']}>{search}</div>}
        {toolbar && <div className={styles['toolbar']}>{toolbar}</div>}
        <div className={styles['table']}>{children}</div>
        {pagination && <div className={styles['pagination']}>{pagination}</div>}
      </section>
    </div>
  )
}
