import { IconLaunch } from '@arco-design/web-react/icon'
import { defineCatalogue, formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { selectUser } from '@sqos/session'
import { EmptyState } from '@sqos/ui-kit'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import { MenuIcon } from '../../app/menu/MenuIcon.tsx'
import type { MenuRoute } from '../../app/menu/menu-routes.ts'
import { selectMenu } from '../../app/menu/menu-selectors.ts'
import { useRouteTitle } from '../../app/menu/use-route-title.ts'
import type { AppState } from '../../app/store.ts'
import { useTitle } from '../../app/use-title.ts'
import styles from './Home.module.css'

const NAMESPACE = 'page-home'

export const catalogues = [
  defineCatalogue(NAMESPACE, {
    zh: () => import('./locales/zh.json'),
    zhtw: () => import('./locales/zhtw.json'),
    en: () => import('./locales/en.json'),
  }),
]

/** Where everybody starts: a greeting, and the ways to everything the menu grants, group by group. */
export default function HomePage() {
  const { t } = useText(NAMESPACE)
  const menu = useSelector(selectMenu)
  const titleOf = useRouteTitle()
  useTitle(useText('admin').t('route.home'))

  const groups = menuGroups(menu)
  return (
    <div className={styles.page}>
      <Greeting />
      {groups.length === 0 && <EmptyState title={t('noPages')} hint={t('noPagesHint')} />}
      {groups.map((group) => (
        <section key={group.key} className={styles.group} aria-labelledby={group.key}>
          <h2 className={styles.groupTitle} id={group.key}>
            {group.parents.length > 0 ? group.parents.map(titleOf).join(' / ') : t('pages')}
          </h2>
          <ul className={styles.tiles}>
            {group.routes.map((route) => (
              <li key={route.id}>
                <Tile route={route} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Greeting() {
  const { t } = useText(NAMESPACE)
  const user = useSelector((state: AppState) => selectUser(state))
  const [part] = useState(partOfDay)
  const place = user?.prevLoginIPAddressName || user?.prevLoginIPAddress
  const time = formatDate(user?.prevLoginTime)

  return (
    <header className={styles.greeting}>
      <h1 className={styles.title}>{t(part, { name: user?.userName })}</h1>
      <p className={styles.note}>
        {time ? `${t('lastSignIn')} ${place ? t('at', { time, place }) : time}` : t('first')}
      </p>
    </header>
  )
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours()
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}

function Tile({ route }: { route: MenuRoute }) {
  const { t } = useText(NAMESPACE)
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
      <IconLaunch className={styles.mark ?? ''} aria-label={t('newWindow')} />
    </a>
  )
}

interface MenuGroup {
  key: string
  parents: MenuRoute[]
  routes: MenuRoute[]
}

/** The pages of the menu under the directories they lie in, in the menu's order. */
function menuGroups(menu: readonly MenuRoute[], parents: MenuRoute[] = []): MenuGroup[] {
  const routes = menu.filter((route) => route.kind !== 'directory')
  const own = routes.length > 0 ? [{ key: parents.at(-1)?.id ?? 'pages', parents, routes }] : []
  const below = menu.filter((route) => route.kind === 'directory')
  return [...own, ...below.flatMap((directory) => menuGroups(directory.children, [...parents, directory]))]
}
