import { asText, own, readForm } from '@sqos/form-model'

/** Labels of the fields of a form, in sub-tables too, that point at a model; a broken document has none. */
export const relationsTo = (modelId: string, formData: string | null): string[] =>
  readForm(formData)
    .all.filter(
      ({ kind, node }) =>
        (kind.records === 'model' || kind.name === 'relationFlow') && asText(own(node, 'modelId')) === modelId,
    )
    .map(({ label }) => label)

/** Where a data interface is named in a document: by options of fields, popup selects, and the tree beside a list. */
const INTERFACES = ['propsUrl', 'interfaceId', 'treePropsUrl']

/** Whether one of these documents of a model takes something from this data interface. */
export const asksInterface = (interfaceId: string, documents: readonly (string | null)[]): boolean =>
  documents.some((document) =>
    INTERFACES.some((key) =>
      (document ?? '').replaceAll(/\s/g, '').includes(`${JSON.stringify(key)}:${JSON.stringify(interfaceId)}`),
    ),
  )
