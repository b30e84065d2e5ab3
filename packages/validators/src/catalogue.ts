import { defineCatalogue } from '@sqos/contract/texts'
import { loaders } from './locales/loaders.generated.ts'

// Marked as pure: a bundle that does not use the texts does not contain them.
/** A text for each problem: `t(checkCode(value), { ns: 'validators' })`. */
export const validatorsCatalogue = /* @__PURE__ */ defineCatalogue('validators', loaders)
