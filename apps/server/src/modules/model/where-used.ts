import { asText, own, readForm } from '@sqos/form-model'

/** Labels of the fields of a form, including sub-tables, that point to a model; empty for an invalid document. */
export const relationsTo = (modelId: string, formData: string | null): string[] =>
  readForm(formData)
    .all.filter(
      ({ kind, node }) =>
        (kind.records === 'model' || kind.name === 'relationFlow') && asText(own(node, 'modelId')) === modelId,
    )
    .map(({ label }) => label)

/** Keys of documents that hold the id of a data interface: options of fields, popup selects, the tree beside a list. */
const INTERFACES = ['propsUrl', 'interfaceId', 'treePropsUrl']

/** Whether one of the documents uses the data interface. */
export const usesInterface = (interfaceId: string, documents: readonly (string | null)[]): boolean =>
  documents.some((document) =>
    INTERFACES.some((key) =>
      (document ?? '').replaceAll(/\s/g, '').includes(`${JSON.stringify(key)}:${JSON.stringify(interfaceId)}`),
    ),
  )

const REFERENCE = new RegExp(String.raw`("(?:${INTERFACES.join('|')})"\s*:\s*)"([\w-]+)"`, 'g')

/**
 * Replaces references to data interfaces in a document, from id to id. The rest stays as it is, to the character. `replaced` receives
 * the ids that were found.
 */
export const withInterfaces = (
  document: string | null,
  { ids, replaced }: { ids: ReadonlyMap<string, string>; replaced: Set<string> },
): string | null =>
  document?.replaceAll(REFERENCE, (reference, key: string, id: string) => {
    const other = ids.get(id)
    if (other === undefined) return reference
    replaced.add(id)
    return `${key}"${other}"`
  }) ?? null
