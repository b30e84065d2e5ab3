import { isEmpty, readListOf, readOptionValue, type Reader, UNREADABLE } from '../../base/readers.ts'
import { labelsOf } from '../../options/find-option.ts'
import type { FieldOption, OptionValue } from '../../options/option.ts'
import type { CellContext, CellType } from '../model/cell-type.ts'
import type { ResolvedColumn } from '../model/column.ts'
import { textProp } from './column-props.ts'
import { plainText } from './text-cells.ts'

const readValues = readListOf(readOptionValue)
const readPath: Reader<readonly unknown[]> = (value) => (Array.isArray(value) ? value : UNREADABLE)
const isMultiple = ({ kind, props }: ResolvedColumn) => kind === 'checkbox' || props?.['multiple'] === true

/** One or several out of a list or a tree; what is pasted may be labels or values. */
export const optionCell: CellType = {
  entry: 'pick',
  read: readValues,
  format(value, { column }) {
    const values = isEmpty(value) ? [] : readValues(value)
    if (values === UNREADABLE) return plainText(value)
    return column.options ? labelsOf(values, column.options.index) : values.join(',')
  },
  parse(text, { column }) {
    const found = isMultiple(column)
      ? text.split(/[,，、;；]/).map((part) => findOption(part, column))
      : [findOption(text, column)]
    const values = found.flatMap((option) => (option ? [option.value] : []))
    if (values.length !== found.length) return UNREADABLE
    return isMultiple(column) ? values : values[0]
  },
  unreadable: 'notOption',
  check: checkKnown,
}

/** A value that is none of the options, once they are all there. */
function checkKnown(value: unknown, { column, t }: CellContext): string | undefined {
  const { options } = column
  const values = readValues(value)
  if (!options || options.isLoading || options.failure || values === UNREADABLE) return undefined
  return values.every((one) => options.index.has(String(one))) ? undefined : t('notOption')
}

function findOption(text: string, { options }: ResolvedColumn): FieldOption | undefined {
  const wanted = text.trim()
  if (!options) return undefined
  return labelIndexOf(options.list).get(wanted) ?? options.index.get(wanted)
}

const labelIndexes = new WeakMap<readonly FieldOption[], Map<string, FieldOption>>()

/** Options by label, all levels, made once per list: a thousand rows are pasted at a time. */
function labelIndexOf(list: readonly FieldOption[]): Map<string, FieldOption> {
  const known = labelIndexes.get(list)
  if (known) return known
  const index = new Map<string, FieldOption>()
  const add = (level: readonly FieldOption[]) => {
    for (const option of level) {
      if (!index.has(option.label)) index.set(option.label, option)
      if (option.children) add(option.children)
    }
  }
  add(list)
  labelIndexes.set(list, index)
  return index
}

/** A leaf of a tree by its path; what is pasted is the labels with the separator between them. */
export const pathCell: CellType = {
  entry: 'pick',
  emptyValue: [],
  read: readPath,
  format(value, { column }) {
    if (!Array.isArray(value)) return plainText(value)
    const separator = textProp(column, 'separator') ?? '/'
    const paths: unknown[] = value.some((one) => Array.isArray(one)) ? value : [value]
    return paths.map((path) => labelsOfPath(path, column).join(separator)).join(',')
  },
  parse(text, { column }) {
    const separator = textProp(column, 'separator') ?? '/'
    const paths = (isMultiple(column) ? text.split(/[,，;；]/) : [text]).map((path) =>
      findPath(path.split(separator), column.options?.list ?? []),
    )
    if (paths.includes(undefined)) return UNREADABLE
    return isMultiple(column) ? paths : paths[0]
  },
  unreadable: 'notOption',
}

function labelsOfPath(path: unknown, { options }: ResolvedColumn): string[] {
  const values = Array.isArray(path) ? path : [path]
  return values.map((value: unknown) => options?.index.get(String(value))?.label ?? plainText(value))
}

function findPath([label, ...rest]: readonly string[], level: readonly FieldOption[]): OptionValue[] | undefined {
  const found = level.find((option) => option.label === label?.trim() || String(option.value) === label?.trim())
  if (!found) return undefined
  if (rest.length === 0) return found.children?.length ? undefined : [found.value]
  const below = findPath(rest, found.children ?? [])
  return below && [found.value, ...below]
}
