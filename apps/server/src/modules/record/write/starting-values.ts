import {
  defaultFormulas,
  type FormItem,
  type FormModel,
  initialRow,
  initialValues,
  type JsonRecord,
  lookupIn,
  own,
  readRows,
  type RelatedValues,
  startingValue,
} from '@sqos/form-model'
import type { RecordGrant } from '../rights/record-grant.ts'

interface Start {
  /** The values of the request. */
  sent: JsonRecord
  access: Pick<RecordGrant, 'mayWrite'>
  related: RelatedValues
  /** Whether the record is new; formulas of its fields count. */
  isNew: boolean
  isNewRow: (table: FormItem, row: JsonRecord) => boolean
  /** Calculates the formulas: values → values with results. */
  calculate: (values: JsonRecord) => JsonRecord
}

/** The first values of a new record, and of a row by its index among those of the request. */
export interface StartingValues {
  values: JsonRecord
  rowOf: (table: FormItem, index: number) => JsonRecord
}

/**
 * The values with which a record and its new rows start. Formulas of defaults fill in the fields that the caller may not
 * write; they read what was sent, with results that the server calculates.
 */
export function startingValues(form: FormModel, start: Start): StartingValues {
  const begun = initialValues(form)
  const formulas = formulasFor(form, start)
  if (formulas.length === 0) return { values: begun, rowOf: (table) => initialRow(table) }
  const lookup = lookupIn(form, start.related)
  const sentRows = ({ name }: FormItem) => readRows(own(start.sent, name))
  const begunRows = new Map(
    form.subTables.map((table) => [table.name, sentRows(table).map((): JsonRecord => initialRow(table))]),
  )
  let values: JsonRecord = { ...begun, ...start.sent }
  // A default may read another one; a circle ends after as many rounds as there are formulas.
  for (const _ of formulas) {
    values = start.calculate(values)
    for (const one of formulas) {
      const { item } = one
      const table = item.table === undefined ? undefined : form.field(item.table)
      if (!table) {
        begun[item.name] = startingValue(one, { values, lookup })
        if (!start.access.mayWrite(item)) values = { ...values, [item.name]: begun[item.name] }
        continue
      }
      const filled = readRows(own(values, table.name)).map((row, index) => {
        const first = begunRows.get(table.name)?.[index]
        if (!first || !start.isNewRow(table, row)) return row
        first[item.name] = startingValue(one, { values, row: index, lookup })
        return { ...row, [item.name]: first[item.name] }
      })
      values = { ...values, [table.name]: filled }
    }
  }
  return { values: begun, rowOf: (table, index) => begunRows.get(table.name)?.[index] ?? initialRow(table) }
}

const formulasFor = (form: FormModel, { isNew, access }: Start) =>
  defaultFormulas(form).filter(({ item }) => (item.table === undefined ? isNew : !access.mayWrite(item)))
