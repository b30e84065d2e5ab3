import { isEmpty, readListOf, readOptionValue, type Reader, UNREADABLE } from '../../base/readers.ts'
import { labelsOf } from '../../options/find-option.ts'
import type { CellContext, CellType } from '../model/cell-type.ts'
import type { ResolvedColumn } from '../model/column.ts'
import { textProp } from './column-props.ts'
import { plainText } from './text-cells.ts'

const readValues = readListOf(readOptionValue)
const readPath: Reader<readonly unknown[]> = (value) => (Array.isArray(value) ? value : UNREADABLE)
/** Whether a cell of the column holds several values. */
export const isMultiple = ({ type, props }: ResolvedColumn) => type.isMultiple === true || props?.['multiple'] === true

/** One or several options of a list or tree. Pasted text may be labels or values. */
export const optionCell: CellType = {
  entry: 'pick',
  read: readValues,
  format(value, { column }) {
    const values = isEmpty(value) ? [] : readValues(value)
    if (values === UNREADABLE) return plainText(value)
    return column.options ? labelsOf(values, column.options.index) : values.join(',')
  },
  typedAs: 'option',
  unreadable: 'notOption',
  check: checkKnown,
}

/** The fault of a value without an option, if the options are loaded. */
function checkKnown(value: unknown, { column, t }: CellContext): string | undefined {
  const { options } = column
  const values = readValues(value)
  if (!options || options.isLoading || options.failure || values === UNREADABLE) return undefined
  return values.every((one) => options.index.has(String(one))) ? undefined : t('notOption')
}

/** The path of a tree's leaf. Pasted text is labels with separators. */
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
  typedAs: 'path',
  unreadable: 'notOption',
}

function labelsOfPath(path: unknown, { options }: ResolvedColumn): string[] {
  const values = Array.isArray(path) ? path : [path]
  return values.map((value: unknown) => options?.index.get(String(value))?.label ?? plainText(value))
}
