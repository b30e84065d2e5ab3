import { defineCatalogue } from '@sqos/i18n'

// Marked as pure: whoever leaves the texts aside does not load the translator.
/** A text for each problem: `t(checkCode(value), { ns: 'validators' })`. */
export const validatorsCatalogue = /* @__PURE__ */ defineCatalogue('validators', {
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
  zhtw: () => import('./locales/zhtw.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
})
