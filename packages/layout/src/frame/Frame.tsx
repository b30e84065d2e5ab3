import type { LayoutType } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useState } from 'react'
import { BaseProvider, useBaseHref, useFollowPageLinks } from '../link/page-links.ts'
import { useNarrowScreen } from '../media/use-media.ts'
import { type FrameMenuItem, menuTrail } from '../menu/menu-tree.ts'
import type { FrameBrand } from './Brand.tsx'
import { Content } from './Content.tsx'
import styles from './Frame.module.css'
import type { FrameParts } from './frame-parts.ts'
import { FrameBar } from './FrameBar.tsx'
import { FrameSide } from './FrameSide.tsx'

export interface FrameProps {
  /** `classic`: menu at the side. `plain`: its icons only. `functional`: menu on top. `blend`: groups on top, their entries at the side. */
  layoutType: LayoutType
  brand: FrameBrand
  /** Whether name and logo are above the side menu. */
  sidebarLogo?: boolean | undefined
  /** Whether the top bar and the tabs stay in place while the page scrolls. Default: true. */
  fixedHeader?: boolean | undefined
  menu: readonly FrameMenuItem[]
  /** URL of the current page, without query. */
  currentHref: string
  /** Identity of the page; default: its URL. */
  pageKey?: string | undefined
  /** Keys of kept pages, whose scroll positions are restored. */
  keptPages?: ReadonlySet<string> | undefined
  /** Breadcrumbs of a page that is not in the menu. */
  trail?: readonly FrameMenuItem[] | undefined
  /** URL of the page with the entries that do not fit in the top menu. */
  moreHref?: string | undefined
  /** Whether the sidebar shows names or, on wide screens, icons only. */
  sidebarOpened: boolean
  onSidebarChange: (opened: boolean) => void
  /** The end of the top bar: `FrameTools`. */
  tools: ReactNode
  /** Between bar and page: `TagsBar`. */
  tags?: ReactNode
  children: ReactNode
}

/**
 * Frame around every page in four layouts. The page stays mounted when the layout changes. Under 992 px the menu is
 * off-canvas.
 */
export function Frame(props: FrameProps) {
  const { brand, menu, currentHref, sidebarOpened, tools, tags, children } = props
  const { sidebarLogo = true, fixedHeader = true, moreHref = '/menuMore' } = props
  const { t } = useText('layout')
  const narrow = useNarrowScreen()
  const layout = narrow ? 'mobile' : props.layoutType
  const drawer = useDrawer(currentHref)
  const trail = props.trail ?? menuTrail(menu, currentHref)
  const group = usePickedGroup({ menu, currentHref, trail })
  const toggle = { open: sidebarOpened, onToggle: () => props.onSidebarChange(!sidebarOpened) }

  const parts: FrameParts = { layout, drawer, toggle, group: group.item, brand, menu, currentHref }
  const header = <FrameBar key="bar" {...parts} trail={trail} moreHref={moreHref} onPick={group.pick} tools={tools} />
  const side = <FrameSide key="side" {...parts} sidebarLogo={sidebarLogo} />

  return (
    <BaseProvider value={useBaseHref()}>
      {/* Only the links inside are pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link answers to the keyboard by itself */}
      <div
        className={styles.frame}
        data-layout={layout}
        data-header={fixedHeader ? 'fixed' : 'scrolls'}
        onClick={useFollowPageLinks()}
      >
        <a className={styles.skip} href="#content">
          {t('skipToContent')}
        </a>
        {/* The tab order follows the visual order. */}
        {layout === 'blend' ? [header, side] : [side, header]}
        <div className={styles.tags}>{tags}</div>
        <Content pageKey={props.pageKey ?? currentHref} keptPages={props.keptPages} fixedHeader={fixedHeader}>
          {children}
        </Content>
      </div>
    </BaseProvider>
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

type Place = Pick<FrameProps, 'menu' | 'currentHref'> & { trail: readonly FrameMenuItem[] }

/** The group at the side of the blend layout: the one picked on this page, else the page's own. */
function usePickedGroup({ menu, currentHref, trail }: Place) {
  const [choice, setChoice] = useState<{ key: string; at: string }>()
  const picked = choice?.at === currentHref ? menu.find((item) => item.key === choice.key) : undefined
  return {
    item: picked ?? menu.find((item) => item.key === trail[0]?.key),
    pick: (item: FrameMenuItem) => setChoice({ key: item.key, at: currentHref }),
  }
}
