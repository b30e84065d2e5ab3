import {
  IconBook,
  IconCalendar,
  IconClockCircle,
  IconEdit,
  IconEmail,
  IconEye,
  IconFile,
  IconFolder,
  IconGift,
  IconHome,
  IconIdcard,
  IconImage,
  IconInfoCircle,
  IconLink,
  IconLocation,
  IconLock,
  IconMobile,
  IconNotification,
  IconPhone,
  IconPrinter,
  IconQuestionCircle,
  IconSearch,
  IconSettings,
  IconStar,
  IconTag,
  IconTrophy,
  IconUser,
  IconUserGroup,
} from '@arco-design/web-react/icon'
import { type ComponentType, createElement } from 'react'

/** Icons by the name after `el-icon-` in documents. */
const ICONS = {
  search: IconSearch,
  user: IconUser,
  's-custom': IconUserGroup,
  phone: IconPhone,
  mobile: IconMobile,
  message: IconEmail,
  location: IconLocation,
  house: IconHome,
  postcard: IconIdcard,
  date: IconCalendar,
  time: IconClockCircle,
  document: IconFile,
  notebook: IconBook,
  folder: IconFolder,
  picture: IconImage,
  'price-tag': IconTag,
  link: IconLink,
  lock: IconLock,
  edit: IconEdit,
  view: IconEye,
  star: IconStar,
  trophy: IconTrophy,
  present: IconGift,
  bell: IconNotification,
  printer: IconPrinter,
  setting: IconSettings,
  question: IconQuestionCircle,
  info: IconInfoCircle,
} as const satisfies Readonly<Record<string, ComponentType>>

type IconName = keyof typeof ICONS

/** Aliases of icons. */
const ALIASES: Readonly<Record<string, IconName>> = {
  'user-solid': 'user',
  'phone-outline': 'phone',
  'mobile-phone': 'mobile',
  email: 'message',
  mail: 'message',
  'location-outline': 'location',
  map: 'location',
  home: 'house',
  's-home': 'house',
  calendar: 'date',
  clock: 'time',
  file: 'document',
  tickets: 'document',
  'folder-opened': 'folder',
  image: 'picture',
  tag: 'price-tag',
  'star-off': 'star',
  'star-on': 'star',
  eye: 'view',
  gear: 'setting',
}

const isName = (name: string): name is IconName => Object.hasOwn(ICONS, name)

function nameOf(icon: string): IconName | undefined {
  const word = icon.trim().replace(/^.*(?:el-icon-|icon-ym-generator-|icon-ym-)/, '')
  if (isName(word)) return word
  return Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined
}

/** The icon classes of documents that have an icon. */
export const AFFIX_ICONS: readonly string[] = Object.keys(ICONS).map((name) => `el-icon-${name}`)

/** Whether a class of a document has an icon. */
export const hasAffixIcon = (icon: string): boolean => nameOf(icon) !== undefined

/** The icon of a class in a document: `el-icon-search`. Null for an unknown class. */
export function AffixIcon({ icon }: { icon: string }) {
  const name = nameOf(icon)
  return name ? createElement(ICONS[name], { 'aria-hidden': true }) : null
}
