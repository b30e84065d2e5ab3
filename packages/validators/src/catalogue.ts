import { defineCatalogue } from '@sqos/i18n'
import { loaders } from './locales/loaders.generated.ts'

// Marked as pure: whoever leaves the texts aside does not load the translator.
/** A text for each problem: `t(checkCode(value), { ns: 'validators' })`. */
export const validatorsCatalogue = /* @__PURE__ */ defineCatalogue('validators', loaders)
