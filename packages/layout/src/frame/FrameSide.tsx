import { MenuToggleButton } from '../bar/TopBar.tsx'
import { MenuDrawer } from '../menu/MenuDrawer.tsx'
import { SideMenu } from '../menu/SideMenu.tsx'
import { Brand } from './Brand.tsx'
import type { FrameParts } from './frame-parts.ts'
import styles from './Frame.module.css'

export interface FrameSideProps extends FrameParts {
  sidebarLogo: boolean
}

/** The side or off-canvas menu; the functional layout has none. */
export function FrameSide(props: FrameSideProps) {
  const { layout, brand, menu, currentHref, drawer, toggle, group, sidebarLogo } = props
  if (layout === 'functional') return null
  if (layout === 'mobile') {
    return (
      <MenuDrawer open={drawer.open} onClose={drawer.close}>
        <Brand brand={brand} />
        <SideMenu menu={menu} currentHref={currentHref} />
      </MenuDrawer>
    )
  }
  if (layout === 'blend' && !group?.children) return null

  const rail = layout === 'plain' || !toggle.open
  return (
    <section className={styles.side} aria-label={brand.name} data-rail={rail || undefined}>
      {layout === 'blend' ? (
        <>
          <SideMenu
            key={group?.key}
            menu={group?.children ?? []}
            label={group?.title}
            currentHref={currentHref}
            rail={rail}
          />
          <div className={styles.foot}>
            <MenuToggleButton {...toggle} />
          </div>
        </>
      ) : (
        <>
          {sidebarLogo && <Brand brand={brand} />}
          <SideMenu menu={menu} currentHref={currentHref} rail={rail} />
        </>
      )}
    </section>
  )
}
