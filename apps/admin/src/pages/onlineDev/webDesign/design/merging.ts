import type { VisualModel } from '@sqos/api-client/model'
import { type Clash, mergeForms, mergeLists, withNames } from '@sqos/form-designer'
import { writeDocument } from '@sqos/form-model'
import type { Design } from './design-documents.ts'

/** The merge of the own design with one that another user has saved. */
export interface Merged {
  form: object
  /** Undefined when neither has a list design. */
  list: object | undefined
  app: object | undefined
  clashes: readonly Clash[]
}

/** Ids of conflicts in the lists; those of the form are numbers of components. */
export const LIST_CLASHES = ['list', 'app'] as const

/** Merges both designs; of conflicting changes, the other user's where `wanted` contains the id. */
export function mergedWith({ model, designer, list, app }: Design, theirs: VisualModel, wanted: ReadonlySet<string>) {
  const ours = writeDocument(designer.getState().form.document)
  const form = mergeForms(
    { base: model.formData ?? '{}', ours, theirs: theirs.formData ?? '{}' },
    {
      theirs: wanted,
    },
  )

  function lists(id: 'list' | 'app') {
    const key = id === 'list' ? 'columnData' : 'appColumnData'
    const { isDirty, document } = (id === 'list' ? list : app).getState()
    const [base, other] = [model[key], theirs[key]]
    const here = isDirty ? withNames(JSON.stringify(document), form.renamed) : base
    if (here === null && other === null) return undefined
    const versions = { base: base ?? '{}', ours: here ?? '{}', theirs: other ?? '{}' }
    return mergeLists(versions, { id, label: id, theirs: wanted })
  }

  const [pc, phone] = [lists('list'), lists('app')]
  const merged: Merged = {
    form: form.document,
    list: pc?.document,
    app: phone?.document,
    clashes: [...form.clashes, ...(pc?.clashes ?? []), ...(phone?.clashes ?? [])],
  }
  return merged
}
