import { asList, asText, isEmpty, isRecord, own, ownAt, type JsonRecord } from '../json/json.ts'
import { readRows } from '../values/read.ts'
import type { FormItem } from './form-item.ts'
import { patternsOf } from './patterns.ts'
import type { FormModel } from './read-form.ts'

/** What is wrong with a value. `message` is the designer's own text; without one the catalogue has `rule.<code>`. */
export interface ValueFault {
  code:
    | 'required'
    | 'requiredList'
    | 'pattern'
    | 'tooLong'
    | 'tooSmall'
    | 'tooLarge'
    | 'notANumber'
    | 'notWhole'
    | 'tooMany'
    | 'notAFile'
  message?: string | undefined
  params: Readonly<Record<string, string | number>>
}

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
  return limitFault(item, value) ?? patternFault(item, value)
}

/** Not filled in; a rate of no stars is neither. */
const isBlank = (item: FormItem, value: unknown): boolean =>
  isEmpty(value) || (typeof value === 'string' && value.trim() === '') || (item.kind.name === 'rate' && value === 0)

const isList = (item: FormItem): boolean => Array.isArray(ownAt(item.node, '__config__', 'defaultValue'))

function requiredFault(item: FormItem): ValueFault {
  const params = { label: item.label }
  if (isList(item)) return { code: 'requiredList', params }
  const placeholder = asText(own(item.node, 'placeholder'))
  return { code: 'required', params, ...(placeholder && { message: placeholder }) }
}

/** What the widget would not let through: also held against what comes from elsewhere. */
function limitFault(item: FormItem, value: unknown): ValueFault | undefined {
  const { label, node } = item
  const limit = (key: string) => {
    const bound = own(node, key)
    return isEmpty(bound) ? undefined : Number(bound)
  }
  if (item.kind.name === 'comInput' || item.kind.name === 'textarea') {
    const most = limit('maxlength')
    const text = asText(value) ?? ''
    return most !== undefined && most > 0 && text.length > most
      ? { code: 'tooLong', params: { label, limit: most } }
      : undefined
  }
  if (item.kind.name === 'numInput') {
    const number = Number(value)
    if (!Number.isFinite(number)) return { code: 'notANumber', params: { label } }
    const [min, max] = [limit('min'), limit('max')]
    if (min !== undefined && number < min) return { code: 'tooSmall', params: { label, limit: min } }
    if (max !== undefined && number > max) return { code: 'tooLarge', params: { label, limit: max } }
  }
  if (item.kind.name === 'uploadFz' || item.kind.name === 'uploadImg') {
    const most = limit('limit')
    const files = asList(value)
    if (most !== undefined && most > 0 && files.length > most)
      return { code: 'tooMany', params: { label, limit: most } }
    if (!Array.isArray(value) || !files.every(isStoredFile)) return { code: 'notAFile', params: { label } }
  }
  return undefined
}

/** A file that was uploaded somewhere: it is called something, and its address can only show it. */
function isStoredFile(file: unknown): boolean {
  if (!isRecord(file)) return false
  const url = asText(own(file, 'url')) ?? ''
  const isNamed = Boolean(asText(own(file, 'name')) || asText(own(file, 'fileId')) || url)
  // Browsers pass over blanks and control characters in an address.
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url.replaceAll(/[\p{Cc}\s]/gu, ''))?.[0].toLowerCase()
  return isNamed && (scheme === undefined || scheme === 'http:' || scheme === 'https:')
}

/** Longer texts are not tried: no pattern of a form is about them. */
const LONGEST_TEXT = 10_000

function patternFault(item: FormItem, value: unknown): ValueFault | undefined {
  const text = asText(value)
  if (text === undefined || text.length > LONGEST_TEXT) return undefined
  const failed = patternsOf(item).find(({ regex }) => regex && !regex.test(text))
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
