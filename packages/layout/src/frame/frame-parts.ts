import type { LayoutType } from '@sqos/contract'
import type { FrameMenuItem } from '../menu/menu-tree.ts'
import type { FrameBrand } from './Brand.tsx'

/** Shared state of the top bar and the side menu. */
export interface FrameParts {
  /** The chosen layout; under 992 px all layouts are the same. */
  layout: LayoutType | 'mobile'
  brand: FrameBrand
  menu: readonly FrameMenuItem[]
  currentHref: string
  /** The menu of a narrow screen. */
  drawer: { open: boolean; close: () => void; toggle: () => void }
  /** The sidebar of a wide screen. */
  toggle: { open: boolean; onToggle: () => void }
  /** The group shown at the side of the blend layout. */
  group: FrameMenuItem | undefined
}
