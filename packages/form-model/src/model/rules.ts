import { asList, asText, isEmpty, own, ownAt, type JsonRecord } from '../json/json.ts'
import type { ValueFault } from '../kinds/value-fault.ts'
import { readRows } from '../values/read.ts'
import type { FormItem } from './form-item.ts'
import { patternsOf } from './patterns.ts'
import type { FormModel } from './read-form.ts'

/** A fault and the field that it belongs to; `row` counts from 0. */
export interface FieldFault extends ValueFault {
  path: string
  row?: number | undefined
}

/** When a field is checked while it is edited. Source: contract of the platform, 15. */
export function triggersOf(item: FormItem): readonly string[] {
  const trigger = ownAt(item.node, '__config__', 'trigger')
  const list = typeof trigger === 'string' ? [trigger] : asList(trigger).filter((one) => typeof one === 'string')
  return list.length > 0 ? list : ['blur']
}

/** How a check differs from what the document says. */
export interface CheckOptions {
  /** What a script has set instead of the document. */
  isRequired?: boolean | undefined
}

/** The first thing that is wrong with the value of a field, or nothing. Sub-tables are checked by `checkForm`. */
export function checkValue(item: FormItem, value: unknown, options: CheckOptions = {}): ValueFault | undefined {
  if (item.kind.role !== 'value') return undefined
  const isRequired = options.isRequired ?? item.isRequired
  if (isBlank(item, value)) return isRequired ? requiredFault(item) : undefined
  return item.kind.check(value, item) ?? patternFault(item, value)
}

/** Whether a field is not filled in. */
const isBlank = (item: FormItem, value: unknown): boolean =>
  isEmpty(value) || (typeof value === 'string' && value.trim() === '') || item.kind.isBlank(value)

const isList = (item: FormItem): boolean => Array.isArray(ownAt(item.node, '__config__', 'defaultValue'))

function requiredFault(item: FormItem): ValueFault {
  const params = { label: item.label }
  if (isList(item)) return { code: 'requiredList', params }
  const placeholder = asText(own(item.node, 'placeholder'))
  return { code: 'required', params, ...(placeholder && { message: placeholder }) }
}

/** Longer texts are not tried: no pattern of a form is about them. */
const LONGEST_TEXT = 10_000

function patternFault(item: FormItem, value: unknown): ValueFault | undefined {
  const text = asText(value)
  if (text === undefined || text.length > LONGEST_TEXT) return undefined
  const failed = patternsOf(item).find(
    ({ regex, isRight }) => regex && !(regex.test(text) && (isRight?.(text) ?? true)),
  )
  if (!failed) return undefined
  return { code: 'pattern', params: { label: item.label }, ...(failed.message && { message: failed.message }) }
}

/** Which fields a check looks at, and what scripts have changed. */
export interface FormCheck {
  /** Fields that people do not see are not checked; default: those that the designer did not hide. */
  isShown?: ((item: FormItem) => boolean) | undefined
  isRequired?: ((item: FormItem) => boolean | undefined) | undefined
}

/** Everything that is wrong with the values of a form: sub-tables first, as people are told. */
export function checkForm(model: FormModel, values: JsonRecord, check: FormCheck = {}): readonly FieldFault[] {
  const { isShown = (item) => !item.isHidden, isRequired = () => undefined } = check
  const of = (item: FormItem, value: unknown) =>
    isShown(item) ? checkValue(item, value, { isRequired: isRequired(item) }) : undefined

  const rows = model.subTables.filter(isShown).flatMap((table) =>
    readRows(own(values, table.name)).flatMap((row, index) =>
      table.children.flatMap((column): FieldFault[] => {
        const fault = of(column, own(row, column.name))
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
