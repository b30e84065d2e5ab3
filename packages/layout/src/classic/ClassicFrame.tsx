import { useText } from '@sqos/i18n/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type FrameMenuItem, menuTrail } from '../menu-tree.ts'
import { useNarrowScreen } from '../use-narrow-screen.ts'
import styles from './ClassicFrame.module.css'
import { MenuDrawer } from './MenuDrawer.tsx'
import { SideMenu } from './SideMenu.tsx'
import { TopBar, type TopBarProps } from './TopBar.tsx'

/** The product's name and sign above the menu; a press leads home. */
export interface FrameBrand {
  name: string
  logo: string
  href: string
}

export interface ClassicFrameProps extends Omit<TopBarProps, 'trail' | 'menuOpen' | 'onMenuToggle'> {
  brand: FrameBrand
  menu: readonly FrameMenuItem[]
  /** Address of the page on screen, without query. */
  currentHref: string
  /** The way to the page, when the menu does not know it. */
  trail?: readonly FrameMenuItem[] | undefined
  /** Whether the sidebar shows names or, on wide screens, icons only. */
  sidebarOpened: boolean
  onSidebarChange: (opened: boolean) => void
  children: ReactNode
}

/** The classic frame: menu at the side, bar on top, page in the rest. Under 992 px the menu waits off the canvas. */
export function ClassicFrame(props: ClassicFrameProps) {
  const { brand, menu, currentHref, sidebarOpened, onSidebarChange, children, ...bar } = props
  const { t } = useText('layout')
  const narrow = useNarrowScreen()
  const drawer = useDrawer(currentHref)
  const trail = props.trail ?? menuTrail(menu, currentHref)
  const rail = !sidebarOpened

  return (
    <div className={styles.frame} data-narrow={narrow || undefined}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      {narrow ? (
        <MenuDrawer open={drawer.open} onClose={drawer.close}>
          <SideMenu menu={menu} currentHref={currentHref}>
            <Brand brand={brand} />
          </SideMenu>
        </MenuDrawer>
      ) : (
        <div className={styles.side} data-rail={rail || undefined}>
          <SideMenu menu={menu} currentHref={currentHref} rail={rail}>
            <Brand brand={brand} />
          </SideMenu>
        </div>
      )}
      <div className={styles.body}>
        <TopBar
          {...bar}
          trail={trail}
          menuOpen={narrow ? drawer.open : sidebarOpened}
          onMenuToggle={narrow ? drawer.toggle : () => onSidebarChange(!sidebarOpened)}
        />
        <Content currentHref={currentHref}>{children}</Content>
      </div>
    </div>
  )
}

function Brand({ brand }: { brand: FrameBrand }) {
  const { t } = useText('layout')
  return (
    <Link className={styles.brand} to={brand.href} aria-label={`${brand.name} ${t('home')}`}>
      <img className={styles.logo} src={brand.logo} alt="" width={28} height={28} />
      <span className={styles.name}>{brand.name}</span>
    </Link>
  )
}

function Content({ currentHref, children }: { currentHref: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(currentHref)

  useEffect(
    function startAtTop() {
      if (shown.current === currentHref) return
      shown.current = currentHref
      ref.current?.scrollTo({ top: 0 })
    },
    [currentHref],
  )

  return (
    <main id="content" ref={ref} tabIndex={-1} className={styles.content}>
      {children}
    </main>
  )
}

/** The off-canvas menu is open for one page only: following a link closes it. */
function useDrawer(currentHref: string) {
  const [openedAt, setOpenedAt] = useState<string>()
  const open = openedAt === currentHref
  return {
    open,
    close: () => setOpenedAt(undefined),
    toggle: () => setOpenedAt(open ? undefined : currentHref),
  }
}
