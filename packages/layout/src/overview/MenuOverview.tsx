import { IconLaunch } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { Link } from 'react-router'
import type { FrameMenuItem } from '../menu/menu-tree.ts'
import styles from './MenuOverview.module.css'

export interface MenuOverviewProps {
  menu: readonly FrameMenuItem[]
}

/** The whole menu on one page, one card per group; "more" of the top menu links to it. */
export function MenuOverview({ menu }: MenuOverviewProps) {
  const { t } = useText('layout')
  const pages = menu.filter((item) => !item.children)
  const groups = menu.filter((item) => item.children)
  return (
    <div className={styles.cards}>
      {pages.length > 0 && (
        <section className={styles.card} aria-label={t('menuPages')}>
          <Entries items={pages} />
        </section>
      )}
      {groups.map((group) => (
        <section key={group.key} className={styles.card} aria-label={group.title}>
          <h2 className={styles.title}>
            <span className={styles.icon} aria-hidden="true">
              {group.icon}
            </span>
            {group.title}
          </h2>
          <Entries items={group.children ?? []} />
        </section>
      ))}
    </div>
  )
}

function Entries({ items }: { items: readonly FrameMenuItem[] }) {
  const { t } = useText('layout')
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.key}>
          {item.children ? (
            <>
              <span className={styles.group}>{item.title}</span>
              <Entries items={item.children} />
            </>
          ) : !item.href ? (
            item.title
          ) : item.newWindow || !item.href.startsWith('/') ? (
            <a className={styles.link} href={item.href} target="_blank" rel="noreferrer">
              {item.title} <IconLaunch aria-label={t('newWindow')} />
            </a>
          ) : (
            <Link className={styles.link} to={item.href}>
              {item.title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
