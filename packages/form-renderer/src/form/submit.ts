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
import { type RecordChange, RecordChanged } from './record-changed.ts'

/** The result of a submit. `failed` has the error of the save and the fields that another user has changed. */
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
  /** The message for a field that another user has changed; '' if the value has no text. */
  describe: (theirs: string) => string
}

/**
 * Submits in this order: sub-tables, `beforeSubmit`, fields, save, `afterSubmit`.
 */
export async function submitForm({ store, scripts, context, onSave, describe }: Submit): Promise<SubmitOutcome> {
  const refusal = await findFaults({ store, scripts, context })
  if (refusal) return refusal
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

/** Checks without saving: sub-tables, `beforeSubmit`, fields. Shows the faults; undefined if there are none. */
export async function findFaults({ store, scripts, context }: Pick<Submit, 'store' | 'scripts' | 'context'>) {
  await patternsReady(store.model.fields)
  const tableFaults = checkTables(store, context)
  if (scripts && !(await scripts.form('beforeSubmit'))) return { status: 'stopped' as const }

  const faults = [...tableFaults, ...checkFields(store), ...heldFields(store, context)]
  store.showFaults(faults)
  if (faults.length === 0) return undefined
  reveal(faults, store, context)
  return { status: 'invalid' as const, faults }
}

const NOTHING = { taken: [], disputed: [] }

/** Retries of a save after changes of other users that need no decision. */
const MOST_TRIES = 3

/** Saves, and retries if another user has saved the same values or hidden fields. */
async function saved(save: Pick<Submit, 'store' | 'onSave' | 'describe'>, tries: number): Promise<Saved> {
  const data = save.store.stored()
  try {
    await save.onSave?.(data)
    return { data }
  } catch (error) {
    if (!(error instanceof RecordChanged)) return { data, failure: { error, ...NOTHING } }
    const { taken, disputed } = mergeChange(error, save)
    const isNothingToSee = taken.length === 0 && disputed.length === 0
    return isNothingToSee && tries > 1 ? saved(save, tries - 1) : { data, failure: { error, taken, disputed } }
  }
}

interface Saved {
  data: JsonRecord
  failure?: { error: unknown; taken: readonly FormItem[]; disputed: readonly FieldFault[] }
}

const faultAt = (path: string, message: string): FieldFault => ({ path, message, code: 'pattern', params: {} })

/** Reads the faults of a server error, by field. */
const refusedFields = (error: unknown): readonly FieldFault[] =>
  Object.entries(fieldErrorsOf(error)).map(([path, message]) => faultAt(pathOf(path), message))

/** Takes the values of another user. Fields that both have changed show the other value as a fault. */
export function mergeChange({ stored, shown }: RecordChange, { store, describe }: Pick<Submit, 'store' | 'describe'>) {
  const { taken, disputed } = store.merge(stored)
  return { taken, disputed: disputed.map(({ path, name }) => faultAt(path, describe(asText(own(shown, name)) ?? ''))) }
}

/** Whether a fault belongs to a cell: `tableField102.0.F_Qty`. The table shows it. */
const pathOf = (name: string): string => (/^[^.]+\.\d+\./.test(name) ? (name.split('.')[0] ?? name) : name)

/** Checks sub-tables. Mounted tables check their own cells; the model checks the others. */
function checkTables(store: FormStore, { tables }: FormContextValue): readonly FieldFault[] {
  const all = checkForm(store.model, store.values(), {
    isShown: (item, row) => store.isShown(item) && (row === undefined || store.isCellShown(item, row)),
    isRequired: (item, row) => (row ? store.isCellRequired(item, row) : store.stateOf(item.key).isRequired),
  })
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
    isOffered: (item, value) => store.isOffered(item, value),
  }).filter(({ row }) => row === undefined)

/** Faults of fields whose uploads are running. */
const heldFields = (store: FormStore, { handles }: FormContextValue): readonly FieldFault[] =>
  store.model.fields.flatMap((item): FieldFault[] => {
    const message = handles.get(item.key)?.hold?.()
    return message ? [{ path: item.path, code: 'pattern', message, params: {} }] : []
  })

/** Opens the panes around the first fault and focuses the field. */
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
  // After the pane is rendered.
  setTimeout(() => (context.handles.get(item.key) ?? context.tables.get(item.key))?.focus(), 50)
}
