import { indexOptions } from '../options/find-option.ts'
import { readOptions } from '../options/option.ts'
import { needsLoading } from '../options/needs-loading.ts'
import type { OptionSourceProps } from '../options/option-source.ts'
import type { Options } from '../options/use-options.ts'
import { fieldProps } from './cells/column-props.ts'
import { unknownCell } from './cells/text-cells.ts'
import type { CellTypes } from './model/cell-type.ts'
import type { ResolvedColumn, TableColumn } from './model/column.ts'
import { readPattern } from './model/pattern.ts'

interface ResolveOptions {
  cellTypes: CellTypes
  isEditable: boolean
  /** Loaded options by field. */
  loaded?: ReadonlyMap<string, Options> | undefined
}

/** The source of the options of a column. */
export const sourceOf = (column: TableColumn): OptionSourceProps => fieldProps<OptionSourceProps>(column)

/** The columns with their kinds, rules and options. */
export const resolveColumns = (
  columns: readonly TableColumn[],
  { cellTypes, isEditable, loaded }: ResolveOptions,
): ResolvedColumn[] =>
  columns.map((column) => {
    const known = Object.hasOwn(cellTypes, column.kind) ? cellTypes[column.kind] : undefined
    const type = known ?? unknownCell
    return {
      ...column,
      type,
      isUnknownKind: known === undefined,
      isWritable: isEditable && !column.readOnly && type.entry !== 'none',
      patterns: (column.rules ?? []).flatMap((rule) => readPattern(rule) ?? []),
      options: loaded?.get(column.field) ?? staticOptions(column),
    }
  })

function staticOptions(column: TableColumn): Options | undefined {
  const source = sourceOf(column)
  if (!source.options || needsLoading(source)) return undefined
  const list = readOptions(source.options, source.optionKeys)
  return { list, index: indexOptions(list), isLoading: false }
}
