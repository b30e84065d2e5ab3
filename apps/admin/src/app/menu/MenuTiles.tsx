import { IconLaunch } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useId } from 'react'
import { Link } from 'react-router'
import { MenuIcon } from './MenuIcon.tsx'
import type { MenuRoute } from './menu-routes.ts'
import styles from './MenuTiles.module.css'
import { useRouteTitle } from './use-route-title.ts'

/** Links to all pages of a menu, in groups. */
export function MenuTiles({ menu }: { menu: readonly MenuRoute[] }) {
  const { t } = useText('admin')
  const titleOf = useRouteTitle()
  const id = useId()
  return menuGroups(menu).map((group) => (
    <section key={group.key} className={styles.group} aria-labelledby={id + group.key}>
      <h2 className={styles.groupTitle} id={id + group.key}>
        {group.parents.length > 0 ? group.parents.map(titleOf).join(' / ') : t('menu.pages')}
      </h2>
      <ul className={styles.tiles}>
        {group.routes.map((route) => (
          <li key={route.id}>
            <Tile route={route} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Tile({ route }: { route: MenuRoute }) {
  const { t } = useText('admin')
  const title = useRouteTitle()(route)
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        <MenuIcon route={route} />
      </span>
      <span className={styles.name}>{title}</span>
    </>
  )
  if (route.path) {
    return (
      <Link className={styles.tile} to={route.path}>
        {content}
      </Link>
    )
  }
  return (
    <a className={styles.tile} href={route.href} target="_blank" rel="noreferrer">
      {content}
      <IconLaunch className={styles.mark ?? ''} aria-label={t('menu.newWindow')} />
    </a>
  )
}

interface MenuGroup {
  key: string
  parents: MenuRoute[]
  routes: MenuRoute[]
}

/** The pages of the menu by directory, in the order of the menu. */
function menuGroups(menu: readonly MenuRoute[], parents: MenuRoute[] = []): MenuGroup[] {
  const routes = menu.filter((route) => route.kind !== 'directory')
  const own = routes.length > 0 ? [{ key: parents.at(-1)?.id ?? 'pages', parents, routes }] : []
  const below = menu.filter((route) => route.kind === 'directory')
  return [...own, ...below.flatMap((directory) => menuGroups(directory.children, [...parents, directory]))]
}
