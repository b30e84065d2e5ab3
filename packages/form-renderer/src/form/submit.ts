import {
  asText,
  checkForm,
  type FieldFault,
  type FormItem,
  type JsonRecord,
  own,
  patternsReady,
} from '@sqos/form-model'
import { fieldErrorsOf } from '@sqos/ui-kit/list'
import type { FormScripts } from '../scripts/form-scripts.ts'
import type { FormStore } from '../store/form-store.ts'
import type { FormContextValue } from './form-context.ts'
import { RecordChanged } from './record-changed.ts'

/** How a submit went. `failed` carries what the save was rejected with, and the fields that somebody else has changed. */
export type SubmitOutcome =
  | { status: 'saved'; data: JsonRecord }
  | { status: 'invalid'; faults: readonly FieldFault[] }
  | { status: 'stopped' }
  | { status: 'failed'; error: unknown; taken: readonly FormItem[] }

interface Submit {
  store: FormStore
  scripts: FormScripts | undefined
  context: FormContextValue
  onSave: ((data: JsonRecord) => Promise<unknown>) | undefined
  /** What to say where somebody else has written something else; '' when it cannot be said in words. */
  describe: (theirs: string) => string
}

/**
 * Sub-tables, `beforeSubmit`, fields, save, `afterSubmit`: in this order. Source: contract of the platform, 15.
 */
export async function submitForm({ store, scripts, context, onSave, describe }: Submit): Promise<SubmitOutcome> {
  await patternsReady(store.model.fields)
  const tableFaults = checkTables(store, context)
  if (scripts && !(await scripts.form('beforeSubmit'))) return { status: 'stopped' }

  const faults = [...tableFaults, ...checkFields(store), ...heldFields(store, context)]
  if (faults.length > 0) {
    store.showFaults(faults)
    reveal(faults, store, context)
    return { status: 'invalid', faults }
  }
  store.showFaults([])
  const { data, failure } = await saved({ store, onSave, describe }, MOST_TRIES)
  if (failure) {
    const { error, taken, disputed } = failure
    const refused = [...disputed, ...refusedFields(error)]
    store.showFaults(refused)
    reveal(refused, store, context)
    return { status: 'failed', error, taken }
  }
  store.settle()
  await scripts?.form('afterSubmit')
  return { status: 'saved', data }
}

const NOTHING = { taken: [], disputed: [] }

/** How often a record is saved that others save in the same moment, without a change that anybody would have to see. */
const MOST_TRIES = 3

/** Saves; once more where somebody else has saved the same, or fields that nobody sees. */
async function saved(save: Pick<Submit, 'store' | 'onSave' | 'describe'>, tries: number): Promise<Saved> {
  const data = save.store.stored()
  try {
    await save.onSave?.(data)
    return { data }
  } catch (error) {
    if (!(error instanceof RecordChanged)) return { data, failure: { error, ...NOTHING } }
    const { taken, disputed } = merged(error, save)
    const isNothingToSee = taken.length === 0 && disputed.length === 0
    return isNothingToSee && tries > 1 ? saved(save, tries - 1) : { data, failure: { error, taken, disputed } }
  }
}

interface Saved {
  data: JsonRecord
  failure?: { error: unknown; taken: readonly FormItem[]; disputed: readonly FieldFault[] }
}

const faultAt = (path: string, message: string): FieldFault => ({ path, message, code: 'pattern', params: {} })

/** What a server has refused, by field. */
const refusedFields = (error: unknown): readonly FieldFault[] =>
  Object.entries(fieldErrorsOf(error)).map(([path, message]) => faultAt(pathOf(path), message))

/** Takes over what somebody else has written; where both have, the field says what they wrote. */
function merged({ stored, shown }: RecordChanged, { store, describe }: Pick<Submit, 'store' | 'describe'>) {
  const { taken, disputed } = store.merge(stored)
  return { taken, disputed: disputed.map(({ path, name }) => faultAt(path, describe(asText(own(shown, name)) ?? ''))) }
}

/** A server names a cell `tableField102.0.F_Qty`: the table shows it. */
const pathOf = (name: string): string => (/^[^.]+\.\d+\./.test(name) ? (name.split('.')[0] ?? name) : name)

/** Tables that are drawn check their own cells and show what is wrong; the others are checked by the model. */
function checkTables(store: FormStore, { tables }: FormContextValue): readonly FieldFault[] {
  const all = checkForm(store.model, store.values(), { isShown: (item) => store.isShown(item) })
  return store.model.subTables.flatMap((table) => {
    if (!store.isShown(table)) return []
    const result = tables.get(table.key)?.submit()
    if (!result) return all.filter(({ path, row }) => row !== undefined && path.startsWith(`${table.name}.`))
    if (result.isValid) return []
    return result.faults.map(({ row, field, text }): FieldFault => ({
      path: `${table.name}.${field}`,
      row,
      code: 'pattern',
      message: text,
      params: {},
    }))
  })
}

const checkFields = (store: FormStore): readonly FieldFault[] =>
  checkForm(store.model, store.values(), {
    isShown: (item) => item.table === undefined && store.isShown(item),
    isRequired: ({ key }) => store.stateOf(key).isRequired,
  }).filter(({ row }) => row === undefined)

/** Fields with something on its way that the record would lack. */
const heldFields = (store: FormStore, { handles }: FormContextValue): readonly FieldFault[] =>
  store.model.fields.flatMap((item): FieldFault[] => {
    const message = handles.get(item.key)?.hold?.()
    return message ? [{ path: item.path, code: 'pattern', message, params: {} }] : []
  })

/** Opens what hides the first fault, and goes there. */
function reveal(faults: readonly FieldFault[], store: FormStore, context: FormContextValue): void {
  const [first] = faults
  const found = first && store.model.field(first.path)
  const item: FormItem | undefined = found?.table === undefined ? found : store.model.field(found.table)
  if (!item) return
  const above = store.ancestorsOf(item)
  above.forEach((key, index) => {
    const pane = above[index + 1]
    if (pane !== undefined) context.panes.get(key)?.(pane)
  })
  // After the pane has been drawn.
  setTimeout(() => (context.handles.get(item.key) ?? context.tables.get(item.key))?.focus(), 50)
}
