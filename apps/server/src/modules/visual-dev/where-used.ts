import { asText, own, readForm } from '@sqos/form-model'

/** Kinds whose `modelId` points at another model. */
const RELATIONS = new Set(['relationForm', 'relationFlow'])

/** Labels of the fields of a form, in sub-tables too, that point at a model; a broken document has none. */
export const relationsTo = (modelId: string, formData: string | null): string[] =>
  readForm(formData)
    .all.filter(({ kind, node }) => RELATIONS.has(kind.name) && asText(own(node, 'modelId')) === modelId)
    .map(({ label }) => label)
