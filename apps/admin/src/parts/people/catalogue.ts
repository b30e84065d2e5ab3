import { defineCatalogue } from '@sqos/i18n'

/** Name of the texts of what pages about people share. */
export const PEOPLE = 'parts-people'

/** What pages about people share: the tree at the side, members, many at once. */
export const peopleCatalogue = defineCatalogue(PEOPLE, {
  zh: () => import('./locales/zh.json'),
  zhtw: () => import('./locales/zhtw.json'),
  en: () => import('./locales/en.json'),
})
