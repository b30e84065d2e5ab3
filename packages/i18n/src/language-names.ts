import type { Language } from '@sqos/contract'

/** The languages, each in its own words: whoever looks for theirs reads no other. */
export const LANGUAGE_NAMES: Record<Language, string> = { zh: '简体中文', zhtw: '繁體中文', en: 'English' }
