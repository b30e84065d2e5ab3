/** Types of menu entries. */
export const MENU_TYPE = {
  directory: 1,
  page: 2,
  model: 3,
  dictionary: 4,
  report: 5,
  dataScreen: 6,
  link: 7,
  portal: 8,
} as const

export type MenuType = (typeof MENU_TYPE)[keyof typeof MENU_TYPE]

/** Parent id of entries at the top of menus, organisations, regions and dictionary types. */
export const ROOT_ID = '-1'

/** Parent id of top values inside one dictionary type. */
export const DICTIONARY_ROOT_ID = '0'

/** Place of the menu: at the side, on top, at the side as icons, or groups on top and entries at the side. */
export const LAYOUT_TYPES = ['classic', 'functional', 'plain', 'blend'] as const
export type LayoutType = (typeof LAYOUT_TYPES)[number]
