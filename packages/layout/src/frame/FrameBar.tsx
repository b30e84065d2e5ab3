import type { ReactNode } from 'react'
import { Breadcrumb } from '../bar/Breadcrumb.tsx'
import { type MenuToggle, TopBar } from '../bar/TopBar.tsx'
import type { FrameMenuItem } from '../menu/menu-tree.ts'
import { TopMenu } from '../menu/TopMenu.tsx'
import { Brand } from './Brand.tsx'
import type { FrameParts } from './frame-parts.ts'

export interface FrameBarProps extends FrameParts {
  trail: readonly FrameMenuItem[]
  moreHref: string
  onPick: (group: FrameMenuItem) => void
  tools: ReactNode
}

/** The top bar: breadcrumbs or menu. */
export function FrameBar(props: FrameBarProps) {
  const { layout, brand, menu, currentHref, moreHref, trail, tools } = props
  if (layout === 'functional' || layout === 'blend') {
    const blend = layout === 'blend' && { picked: props.group, onPick: props.onPick }
    return (
      <TopBar tone="menu" tools={tools}>
        <Brand brand={{ ...brand, logo: brand.barLogo ?? brand.logo }} />
        <TopMenu menu={menu} currentHref={currentHref} moreHref={moreHref} {...blend} />
      </TopBar>
    )
  }
  return (
    <TopBar tone="page" toggle={toggleOf(props)} tools={tools}>
      <Breadcrumb trail={trail} />
    </TopBar>
  )
}

function toggleOf({ layout, drawer, toggle }: FrameBarProps): MenuToggle | undefined {
  if (layout === 'mobile') return { open: drawer.open, onToggle: drawer.toggle }
  return layout === 'classic' ? toggle : undefined
}
