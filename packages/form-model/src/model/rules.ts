import { asList, asText, isEmpty, own, ownAt, type JsonRecord } from '../json/json.ts'
import type { ValueFault } from '../kinds/value-fault.ts'
import { isMaskedNumber, isPhoneField } from '../values/phone-number.ts'
import { readRows } from '../values/read.ts'
import type { FormItem } from './form-item.ts'
import { patternsOf } from './patterns.ts'
import type { FormModel } from './read-form.ts'

/** A fault and the field that it belongs to; `row` counts from 0. */
export interface FieldFault extends ValueFault {
  path: string
  row?: number | undefined
}

/** The events after which a field is checked. */
export function triggersOf(item: FormItem): readonly string[] {
  const trigger = ownAt(item.node, '__config__', 'trigger')
  const list = typeof trigger === 'string' ? [trigger] : asList(trigger).filter((one) => typeof one === 'string')
  return list.length > 0 ? list : ['blur']
}

/** Changes to the rules of the document. */
export interface CheckOptions {
  /** Set by a script. */
  isRequired?: boolean | undefined
}

/** The first fault of a value; undefined if the value is valid. `checkForm` checks sub-tables. */
export function checkValue(item: FormItem, value: unknown, options: CheckOptions = {}): ValueFault | undefined {
  if (item.kind.role !== 'value') return undefined
  const isRequired = options.isRequired ?? item.isRequired
  if (isBlank(item, value)) return isRequired ? requiredFault(item) : undefined
  return item.kind.check(value, item) ?? patternFault(item, value)
}

/** Whether the value of a field is missing. */
const isBlank = (item: FormItem, value: unknown): boolean =>
  isEmpty(value) || (typeof value === 'string' && value.trim() === '') || item.kind.isBlank(value)

const isList = (item: FormItem): boolean => Array.isArray(ownAt(item.node, '__config__', 'defaultValue'))

function requiredFault(item: FormItem): ValueFault {
  const params = { label: item.label }
  if (isList(item)) return { code: 'requiredList', params }
  const placeholder = asText(own(item.node, 'placeholder'))
  return { code: 'required', params, ...(placeholder && { message: placeholder }) }
}

/** Longer texts are not tested against patterns. */
const LONGEST_TEXT = 10_000

function patternFault(item: FormItem, value: unknown): ValueFault | undefined {
  const text = asText(value)
  if (text === undefined || text.length > LONGEST_TEXT) return undefined
  // The user may not see the number; the server keeps the stored one.
  if (isPhoneField(item) && isMaskedNumber(text)) return undefined
  const failed = patternsOf(item).find(
    ({ regex, isRight }) => regex && !(regex.test(text) && (isRight?.(text) ?? true)),
  )
  if (!failed) return undefined
  return { code: 'pattern', params: { label: item.label }, ...(failed.message && { message: failed.message }) }
}

/** The fields to check, and the changes of scripts and rules. Columns are asked about with their row. */
export interface FormCheck {
  /** Whether a field is shown; hidden fields are not checked. Default: fields that the document does not hide. */
  isShown?: ((item: FormItem, row?: JsonRecord) => boolean) | undefined
  isRequired?: ((item: FormItem, row?: JsonRecord) => boolean | undefined) | undefined
  /** Whether the chosen options are offered. Default: all are. */
  isOffered?: ((item: FormItem, value: unknown, row?: JsonRecord) => boolean) | undefined
}

/** All faults of the values of a form, faults of sub-tables first. */
export function checkForm(model: FormModel, values: JsonRecord, check: FormCheck = {}): readonly FieldFault[] {
  const {
    isShown = (item) => !item.isHidden && !item.hiddenAround.includes('pc'),
    isRequired = () => undefined,
    isOffered = () => true,
  } = check
  const of = (item: FormItem, value: unknown, row?: JsonRecord): ValueFault | undefined => {
    if (!isShown(item, row)) return undefined
    const fault = checkValue(item, value, { isRequired: isRequired(item, row) })
    return fault ?? (isOffered(item, value, row) ? undefined : { code: 'notOffered', params: { label: item.label } })
  }

  const rows = model.subTables
    .filter((table) => isShown(table))
    .flatMap((table) =>
      readRows(own(values, table.name)).flatMap((row, index) =>
        table.children.flatMap((column): FieldFault[] => {
          const fault = of(column, own(row, column.name), row)
          return fault ? [{ ...fault, path: column.path, row: index }] : []
        }),
      ),
    )
  const fields = model.fields.flatMap((item): FieldFault[] => {
    const fault = of(item, own(values, item.name))
    return fault ? [{ ...fault, path: item.path }] : []
  })
  return [...rows, ...fields]
}
