import { IconPushpin } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import type { AppState } from '../../app/store.ts'
import { selectRecent } from '../../app/tabs/tabs-slice.ts'
import { usePageNames } from '../../app/tabs/use-tab-bar.tsx'
import styles from './Home.module.css'
import { NAMESPACE } from './namespace.ts'
import { usePinned } from './use-pinned.ts'

/** The pinned pages, then those that the user opened last. */
export function PagesCard() {
  const { t } = useText(NAMESPACE)
  const recent = useSelector((state: AppState) => selectRecent(state))
  const nameOf = usePageNames()
  const { pinned, toggle } = usePinned()
  const paths = [...pinned, ...recent.filter((path) => !pinned.includes(path))]
  const pages = paths.flatMap((path) => {
    const page = nameOf(path)
    return page && !page.affix ? [page] : []
  })
  return (
    <section className={styles.card} aria-label={t('pages.title')}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{t('pages.title')}</h2>
        <Link className={styles.all} to="/menuMore">
          {t('pages.all')}
        </Link>
      </header>
      {pages.length === 0 ? (
        <p className={styles.none}>{t('pages.none')}</p>
      ) : (
        <ul className={styles.list}>
          {pages.map(({ path, title, icon }) => {
            const isPinned = pinned.includes(path)
            const label = t(isPinned ? 'pages.unpin' : 'pages.pin', { title })
            return (
              <li key={path} className={styles.line}>
                <Link className={styles.link} to={path}>
                  <span aria-hidden="true">{icon}</span>
                  <span className={styles.name}>{title}</span>
                </Link>
                <button
                  type="button"
                  className={styles.pin}
                  aria-pressed={isPinned}
                  aria-label={label}
                  title={label}
                  onClick={() => toggle(path)}
                >
                  <IconPushpin aria-hidden />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
