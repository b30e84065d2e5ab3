import { defineCatalogue } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import { selectMenu } from '../../app/menu/menu-selectors.ts'
import { MenuTiles } from '../../app/menu/MenuTiles.tsx'
import type { AppState } from '../../app/store.ts'
import { selectRecent } from '../../app/tabs/tabs-slice.ts'
import { usePageNames } from '../../app/tabs/use-tab-bar.tsx'
import { useTitle } from '../../app/use-title.ts'
import { Activity } from './Activity.tsx'
import styles from './Dashboard.module.css'
import { NAMESPACE } from './namespace.ts'
import { loaders } from './locales/loaders.generated.ts'

export const catalogues = [defineCatalogue(NAMESPACE, loaders)]

const PATH = '/dashboard'

/** The workbench of a user without a portal: recent activity, sign-ins and pages. */
export default function DashboardPage() {
  const { t } = useText(NAMESPACE)
  const title = useText('admin').t('route.dashboard')
  const menu = useSelector(selectMenu)
  const recent = useSelector((state: AppState) => selectRecent(state))
  const nameOf = usePageNames()
  useTitle(title)

  const pages = recent.filter((path) => path !== PATH).flatMap((path) => nameOf(path) ?? [])
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <Activity />
        <section className={styles.card} aria-labelledby="recent">
          <h2 className={styles.heading} id="recent">
            {t('recent')}
          </h2>
          {pages.length === 0 ? (
            <p className={styles.note}>{t('noRecent')}</p>
          ) : (
            <ul className={styles.list}>
              {pages.map((page) => (
                <li key={page.path}>
                  <Link className={styles.link} to={page.path}>
                    <span aria-hidden="true">{page.icon}</span>
                    {page.title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <MenuTiles menu={menu} />
    </div>
  )
}
