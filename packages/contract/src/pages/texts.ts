import type { Language } from '../menu.ts'
import type { PageTextKey } from './define-page.ts'

/** Loads the titles of pages, columns and buttons in one language. */
export const pageTexts = {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
} satisfies Record<Language, () => Promise<{ default: Record<PageTextKey, string> }>>
