import { useText } from '@sqos/i18n/react'
import { Link } from 'react-router'
import type { FrameMenuItem } from '../menu/menu-tree.ts'
import styles from './Breadcrumb.module.css'

/** Path from the top of the menu to the current page. */
export function Breadcrumb({ trail }: { trail: readonly FrameMenuItem[] }) {
  const { t } = useText('layout')
  return (
    <nav aria-label={t('breadcrumb')} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {trail.map((item, index) => {
          const last = index === trail.length - 1
          return (
            <li key={item.key} className={styles.item} aria-current={last ? 'page' : undefined}>
              {item.href && !last ? <Link to={item.href}>{item.title}</Link> : item.title}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
