import type { VisualModel } from '@sqos/api-client/model'
import { type Clash, mergeForms, mergeLists, withNames } from '@sqos/form-designer'
import { writeDocument } from '@sqos/form-model'
import type { Design } from './use-model-design.ts'

/** What was designed here, together with what somebody else has saved meanwhile. */
export interface Merged {
  form: object
  /** Nothing where neither has designed it. */
  list: object | undefined
  app: object | undefined
  clashes: readonly Clash[]
}

/** Ids of clashes in the lists; those of the form are numbers of components. */
export const LIST_CLASHES = ['list', 'app'] as const

/** Puts both together; of what both changed, theirs where `wanted` names it. */
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
