import type { LayoutType } from '@sqos/contract'
import type { ThemeSettings } from '@sqos/ui-kit/theme'

/** User settings of the frame, besides the theme. Source of the names: specification of the shell, section 3. */
export interface FrameSettings extends ThemeSettings {
  layoutType: LayoutType
  tagsView: boolean
  tagsIcon: boolean
  useCache: boolean
  fixedHeader: boolean
  sidebarLogo: boolean
  showLanguage: boolean
  showSearch: boolean
  showDlown: boolean
}

/** The settings that are on or off, in the order of the drawer. */
export const SETTING_SWITCHES = [
  'tagsView',
  'tagsIcon',
  'useCache',
  'fixedHeader',
  'sidebarLogo',
  'showLanguage',
  'showSearch',
  'showDlown',
] as const satisfies readonly (keyof FrameSettings)[]
