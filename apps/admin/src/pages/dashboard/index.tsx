import { defineCatalogue } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useSelector } from 'react-redux'
import { selectMenu } from '../../app/menu/menu-selectors.ts'
import { MenuTiles } from '../../app/menu/MenuTiles.tsx'
import { useTitle } from '../../app/use-title.ts'
import { Activity } from './Activity.tsx'
import styles from './Dashboard.module.css'
import { NAMESPACE } from './namespace.ts'
import { loaders } from './locales/loaders.generated.ts'

export const catalogues = [defineCatalogue(NAMESPACE, loaders)]

/** The workbench of a user without a portal: recent activity and all pages of the menu. */
export default function DashboardPage() {
  const title = useText('admin').t('route.dashboard')
  const menu = useSelector(selectMenu)
  useTitle(title)

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <Activity />
      </div>
      <MenuTiles menu={menu} />
    </div>
  )
}
