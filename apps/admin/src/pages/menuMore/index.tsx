import { useText } from '@sqos/i18n/react'
import { useSelector } from 'react-redux'
import { selectMenu } from '../../app/menu/menu-selectors.ts'
import { MenuTiles } from '../../app/menu/MenuTiles.tsx'
import { useTitle } from '../../app/use-title.ts'
import styles from './MenuMore.module.css'

export const noCache = true

/** Page behind "more" of the top menu: all pages of the menu. */
export default function MenuMorePage() {
  const { t } = useText('admin')
  const menu = useSelector(selectMenu)
  useTitle(t('route.menuMore'))

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('route.menuMore')}</h1>
        <p className={styles.note}>{t('menu.all')}</p>
      </header>
      <MenuTiles menu={menu} />
    </div>
  )
}
