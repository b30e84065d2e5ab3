import {
  isEmpty,
  applyRules,
  billFields,
  checkForm,
  formulasOf,
  idsIn,
  initialRow,
  isLookedUp,
  isMaskedNumber,
  isPhoneField,
  isVisible,
  lookupIn,
  maskedNumber,
  own,
  readRows,
  readValues,
  relatedIds,
  systemValues,
  type AppliedRules,
  type BillField,
  type FieldFault,
  type FormItem,
  type FormModel,
  type JsonRecord,
  type RelatedValues,
  type SystemContext,
} from '@sqos/form-model'
import { createCalculation, lookupsIn } from '@sqos/formula'
import { AppError, type FieldProblem } from '../../../platform/errors.ts'
import type { ModelStorage, SubTable } from '../model-storage.ts'
import type { RecordGrant } from '../rights/record-grant.ts'
import { startingValues, type StartingValues } from './starting-values.ts'
import { unfitValues } from './unfit-values.ts'

/** A record that is about to be written. */
export interface RecordWrite {
  form: FormModel
  storage: ModelStorage
  /** As the client sent it. */
  sent: JsonRecord
  /** The stored values; undefined for a new record. */
  stored: JsonRecord | undefined
  access: Pick<RecordGrant, 'mayRead' | 'mayWrite' | 'isRequired'>
  /**
   * Whether fields that were not sent keep their values; otherwise they become empty. Sub-tables that were not sent are
   * always kept.
   */
  isPartial?: boolean
  side: 'pc' | 'app'
  context: SystemContext
  /** The records that LOOKUP reads, as far as the caller may see them. */
  related?: RelatedValues | undefined
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left ?? null) === JSON.stringify(right ?? null)
/**
 * The values to write. Fields that the caller may not write keep their values (a change is refused), system fields and
 * formulas are computed by the server, and the rules of the form are checked. Bill numbers are issued afterwards.
 */
export function valuesToWrite(write: RecordWrite): JsonRecord {
  const { form, stored, access, isPartial = false, related = NOTHING_RELATED } = write
  const lookup = lookupIn(form, related)
  const sent = withStoredNumbers(readValues(form, write.sent), write)
  const values: JsonRecord = {}
  const start = startingValues(form, {
    sent,
    access,
    related,
    isNew: stored === undefined,
    isNewRow: (table, row) => storedRow(table, { row, write }) === undefined,
    calculate: (next) => calculated(next, { ...write, related }),
  })
  const begun = start.values
  const before = stored ?? begun
  for (const item of form.fields) {
    if (item.kind.role === 'system') continue
    const value = own(sent, item.name)
    const isSent = own(write.sent, item.name) !== undefined
    const held = own(before, item.name)
    // A client that did not send the rows may never have seen them.
    if (stored && !isSent && (isPartial || item.kind.role === 'table')) values[item.name] = held
    else if (item.kind.role === 'table')
      values[item.name] = rowsToWrite(item, { rows: readRows(value), write, before, start })
    else if (access.mayWrite(item)) values[item.name] = value
    else {
      const shown = access.mayRead(item) ? held : undefined
      const isEmptied = stored !== undefined && isSent && isEmpty(value) && !isEmpty(shown) && !item.kind.formula
      if (isEmptied) throw forbiddenField(item)
      demandUntouched(item, { value, begun: own(begun, item.name), shown })
      values[item.name] = held
    }
  }
  const on = stored ? 'update' : 'create'
  Object.assign(values, systemValues(form, { on, context: write.context, stored: stored ?? {} }))
  const calculate = (next: JsonRecord) => calculated(next, { ...write, related })
  const applied = applyRules(form, calculate(values), { stored, calculate, lookup })
  const faults = [...faultsOf(write, applied), ...unfitValues(write.storage, applied.values)]
  if (faults.length > 0) throw invalid(faults)
  return applied.values
}

/**
 * Replaces masked phone numbers by the stored ones: users without the right to whole numbers send back what they see. Throws `refused`
 * for the mask of another number.
 */
function withStoredNumbers(sent: JsonRecord, { form, stored, storage }: RecordWrite): JsonRecord {
  const restored = (item: FormItem, { value, held }: { value: unknown; held: unknown }): unknown => {
    if (!isPhoneField(item) || typeof value !== 'string' || !isMaskedNumber(value)) return value
    if (maskedNumber(held) === value) return held
    throw invalid([{ code: 'pattern', params: { label: item.label }, path: item.path }])
  }
  const whole = { ...sent }
  for (const item of form.fields) {
    const [value, held] = [own(sent, item.name), own(stored ?? {}, item.name)]
    if (value === undefined) continue
    if (item.kind.role !== 'table') whole[item.name] = restored(item, { value, held })
    else if (item.children.some(isPhoneField)) {
      const key = storage.subTables.find((table) => table.item === item)?.key ?? ''
      const present = new Map(readRows(held).map((row) => [own(row, key), row]))
      whole[item.name] = readRows(value).map((row) => {
        const cells = item.children.map((column) => {
          const before = own(present.get(own(row, key)) ?? {}, column.name)
          return [column.name, restored(column, { value: own(row, column.name), held: before })] as const
        })
        return { ...row, ...Object.fromEntries(cells.filter(([, cell]) => cell !== undefined)) }
      })
    }
  }
  return whole
}

interface Sent {
  value: unknown
  /** The initial value of the field. */
  begun: unknown
  /** The value that the caller sees; undefined for a hidden field. */
  shown?: unknown
}

/**
 * Refuses a value for a field that the caller may not write, except for the initial value and the visible one. The
 * stored value of a hidden field is refused as well: a correct guess must not look different from a wrong one.
 */
function demandUntouched(item: FormItem, sent: Sent) {
  if (isTouched(item, sent)) throw forbiddenField(item)
}

/** Calculated values of a client are ignored. */
const isTouched = (item: FormItem, { value, begun, shown }: Sent) =>
  !item.kind.formula && !isEmpty(value) && !isSame(value, begun) && !isSame(value, shown)

const forbiddenField = (item: FormItem) =>
  new AppError('forbidden', 'record.fieldForbidden', { params: { field: item.label } })

interface RowsToWrite {
  rows: readonly JsonRecord[]
  write: RecordWrite
  before: JsonRecord
  start: StartingValues
}

/** The stored row with the id of a row; undefined for a new row. */
function storedRow(
  table: FormItem,
  { row, write: { storage, stored } }: { row: JsonRecord; write: RecordWrite },
): JsonRecord | undefined {
  const key = storage.subTables.find(({ item }) => item === table)?.key ?? ''
  const id = own(row, key)
  return id === undefined ? undefined : readRows(own(stored ?? {}, table.name)).find((one) => own(one, key) === id)
}

function rowsToWrite(table: FormItem, { rows, write, before, start }: RowsToWrite): readonly JsonRecord[] {
  const { access } = write
  const present = readRows(own(before, table.name))
  const begun = initialRow(table)
  const hidden = table.children.filter((column) => column.path !== '' && !access.mayWrite(column))
  if (!access.mayWrite(table) || (hidden.length > 0 && hidden.length === table.children.length)) {
    const isWritten = rows.some((row, index) =>
      table.children.some((item) =>
        isTouched(item, {
          value: own(row, item.name),
          begun: own(begun, item.name),
          shown: access.mayRead(item) ? own(present[index], item.name) : undefined,
        }),
      ),
    )
    // A user who sees the rows would have removed or added some.
    const isOther = !access.mayWrite(table) && access.mayRead(table) && rows.length !== present.length
    if (isWritten || isOther) throw forbiddenField(table)
    return present
  }
  if (hidden.length === 0) return rows
  return rows.map((row, index) => {
    const old = storedRow(table, { row, write })
    const first = start.rowOf(table, index)
    const kept = hidden.map((column) => {
      const held = own(old ?? first, column.name)
      demandUntouched(column, {
        value: own(row, column.name),
        begun: own(first, column.name),
        shown: access.mayRead(column) ? held : undefined,
      })
      return [column.name, held] as const
    })
    return { ...row, ...Object.fromEntries(kept) }
  })
}

const NOTHING_RELATED: RelatedValues = new Map()

/**
 * The values with the results of formulas; results of the browser are ignored. A result that the caller cannot calculate, because a
 * looked-up field is hidden, stays as it is while the same record is chosen.
 */
function calculated(
  values: JsonRecord,
  { form, storage, stored, related }: RecordWrite & { related: RelatedValues },
): JsonRecord {
  const formulas = formulasOf(form)
  if (formulas.length === 0) return values
  const calculation = createCalculation({ formulas, values, lookup: lookupIn(form, related) })
  const results = { ...values }
  for (const { field, expression } of formulas) {
    const item = form.field(field)
    if (!item) continue
    const isKept = (held: JsonRecord | undefined, row?: JsonRecord) =>
      held !== undefined &&
      !isLookedUp(form, { expression, values, row }, related) &&
      isSame(
        relatedIdsIn(form, { expression, values, row }),
        relatedIdsIn(form, { expression, values: stored ?? {}, row: row && held }),
      )
    if (item.table === undefined)
      results[item.name] = isKept(stored) ? own(stored ?? {}, item.name) : calculation.value(field)
    else {
      const key = storage.subTables.find((table) => table.item.name === item.table)?.key ?? ''
      const present = new Map(readRows(own(stored ?? {}, item.table)).map((row) => [own(row, key), row]))
      results[item.table] = readRows(results[item.table]).map((cells, row) => {
        const held = present.get(own(cells, key))
        return {
          ...cells,
          [item.name]: isKept(held, cells) ? own(held ?? {}, item.name) : calculation.value(field, row),
        }
      })
    }
  }
  return results
}

/** The records that a formula looks up. */
const relatedIdsIn = (
  form: FormModel,
  { expression, values, row }: { expression: unknown; values: JsonRecord; row?: JsonRecord | undefined },
): readonly string[] =>
  lookupsIn(expression).flatMap(({ relation }) => {
    const item = form.field(relation)
    if (!item) return []
    return row && item.table !== undefined
      ? relatedIds({ name: item.name, table: undefined }, row)
      : relatedIds(item, values)
  })

/**
 * Violations of the form. What its rules hide, lock or set is not required, what they require is. A field that scripts may show, hide
 * or require is not required here otherwise.
 */
function faultsOf(
  { form, access, side, stored }: RecordWrite,
  { values, effectOf }: AppliedRules,
): readonly FieldFault[] {
  const scripts = demandingScripts.get(form) ?? findDemanding(form)
  demandingScripts.set(form, scripts)
  return checkForm(form, values, {
    isShown: (item, row) => access.mayWrite(item) && isVisible(item, { side }) && !effectOf(item, row).isHidden,
    isRequired: (item, row) => {
      const { isRequired, isLocked, isSet } = effectOf(item, row)
      if (isLocked || isSet) return false
      if (isRequired) return true
      return access.isRequired(item) ?? (scripts.some((script) => script.includes(item.name)) ? false : undefined)
    },
    isOffered: (item, value, row) => {
      const { offered } = effectOf(item, row)
      return (
        offered === undefined || idsIn(value).every((id) => offered.includes(id)) || isHeld(stored, { item, value })
      )
    },
  })
}

/** Whether the stored record has a value in this field, in any row of a column. */
function isHeld(stored: JsonRecord | undefined, { item, value }: { item: FormItem; value: unknown }): boolean {
  const holders = item.table === undefined ? [stored] : readRows(own(stored, item.table))
  return holders.some((holder) => isSame(own(holder, item.name), value))
}

/** The scripts of forms that show, hide or require fields. Cached, because a form may have megabytes of scripts. */
const demandingScripts = new WeakMap<FormModel, readonly string[]>()

const findDemanding = (form: FormModel) => scriptsOf(form).filter((script) => /setRequired|setShowOrHide/.test(script))

/** The scripts of a form. */
function scriptsOf(form: FormModel): string[] {
  const holders: unknown[] = [own(form.document, 'funcs'), ...form.all.map(({ node }) => own(node, 'on'))]
  return holders.flatMap((holder) =>
    typeof holder === 'object' && holder !== null
      ? Object.values(holder).filter((script): script is string => typeof script === 'string')
      : [],
  )
}

/** `F_Name`, or `tableField102.0.F_Qty` in a row. */
const faultPath = ({ path, row }: FieldFault) => (row === undefined ? path : path.replace('.', `.${row}.`))

/** An error message: the message of the designer, where one exists. */
const faultProblem = ({ code, message, params }: FieldFault): FieldProblem => ({
  key: message ?? `formModel:rule.${code}`,
  params: { ...params },
})

const invalid = (faults: readonly FieldFault[]) =>
  new AppError('refused', 'error.invalidInput', {
    fields: Object.fromEntries(faults.toReversed().map((fault) => [faultPath(fault), faultProblem(fault)])),
  })

/**
 * Issues numbers for the empty bill fields of the records, ordered by rule, so that two writers cannot
 * deadlock. A new record without a number is refused.
 */
export async function issueNumbers(
  form: FormModel,
  records: readonly JsonRecord[],
  { issue, isNew }: { issue: (rule: string, count: number) => Promise<readonly string[]>; isNew: boolean },
): Promise<void> {
  const fields = billFields(form).toSorted((left, right) => (left.rule < right.rule ? -1 : 1))
  for (const { item, rule } of fields) {
    const empty = records
      .flatMap((values) => holdersOf(item, values))
      .filter((holder) => isEmpty(holder[item.name]) && rule !== '')
    if (empty.length === 0) continue
    const numbers = await issue(rule, empty.length)
    // A record that got no number earlier can still be changed.
    if (isNew && numbers.length < empty.length)
      throw new AppError('refused', 'error.invalidInput', {
        fields: { [item.path]: { key: 'record.ruleUnknown', params: { field: item.label, rule } } },
      })
    for (const [index, holder] of empty.entries()) holder[item.name] = numbers[index] ?? ''
  }
}

const holdersOf = ({ table }: BillField['item'], values: JsonRecord): readonly JsonRecord[] =>
  table === undefined ? [values] : readRows(values[table])

/** Whether writing needs bill numbers, and so a transaction. */
export const needsNumbers = (form: FormModel) => billFields(form).length > 0

/**
 * Ids for the rows of a sub-table, ascending in the order of the rows: rows are read in the order of their ids. Rows
 * keep their ids while they are in that order.
 */
export function rowIds(
  rows: readonly JsonRecord[],
  { table, known, newId }: { table: SubTable; known: Pick<ReadonlySet<string>, 'has'>; newId: () => string },
): string[] {
  const base = newId().slice(0, 26)
  const fresh = (index: number) => `${base}${index.toString(16).padStart(6, '0')}`
  const kept = rows.map((row) => {
    const id = own(row, table.key)
    return typeof id === 'string' && known.has(id) ? id : undefined
  })
  const ids = kept.map((id, index) => id ?? fresh(index))
  const isAscending = ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id)
  return isAscending ? ids : rows.map((_, index) => fresh(index))
}
