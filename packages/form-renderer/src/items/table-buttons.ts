import { asBoolean, asList, asText, type FormItem, isRecord, type JsonRecord, own } from '@sqos/form-model'
import type { PickerColumn } from '@sqos/form-widgets/popup-select'
import { numberOf, oneOf, textOf } from '@sqos/form-widgets/kinds'

/** Rows of a data interface from which rows of a sub-table are made. */
export interface RowSource {
  interfaceId: string
  columnOptions: readonly PickerColumn[]
  hasPage: boolean
  pageSize: number | undefined
  popupType: 'dialog' | 'drawer' | undefined
  popupTitle: string | undefined
  popupWidth: string | undefined
  /** The row of the sub-table for a row of the interface. */
  rowOf: (record: Readonly<Record<string, unknown>>) => JsonRecord
}

/** A button below a sub-table, beside the one that adds an empty row. */
export type TableButton = { key: string; label: string | undefined; isDanger: boolean } & (
  | { does: 'remove' }
  | { does: 'choose'; source: RowSource }
)

/** The buttons below a sub-table. Newer editions list them in `footerBtnsList`; older ones have `addType` and `addTableConf`. */
export interface TableButtons {
  canAdd: boolean
  addText: string | undefined
  others: readonly TableButton[]
}

/** Reads the buttons of a sub-table. */
export function tableButtons(table: FormItem): TableButtons {
  const { node } = table
  const actionText = textOf(table, 'actionText')
  const chosen = numberOf(table, 'addType') === 1 ? rowSource(own(node, 'addTableConf'), table) : undefined
  const footer = own(node, 'footerBtnsList')
  if (!Array.isArray(footer)) {
    return {
      canAdd: chosen === undefined,
      addText: actionText,
      others: chosen
        ? [{ key: 'addTableConf', label: actionText, isDanger: false, does: 'choose', source: chosen }]
        : [],
    }
  }
  const shown = asList(footer).filter((button) => isRecord(button) && asBoolean(own(button, 'show')) !== false)
  const add = shown.find((button) => own(button, 'value') === 'add')
  return {
    canAdd: add !== undefined,
    addText: asText(own(add, 'label')) || actionText,
    others: shown.flatMap((button, index) => buttonOf(button, { table, index }) ?? []),
  }
}

function buttonOf(button: unknown, { table, index }: { table: FormItem; index: number }): TableButton | undefined {
  const value = asText(own(button, 'value')) ?? ''
  if (value === 'add') return undefined
  const shared = {
    key: `${index} ${value}`,
    label: asText(own(button, 'label')) || undefined,
    isDanger: own(button, 'btnType') === 'danger',
  }
  if (value === 'batchRemove') return { ...shared, does: 'remove' }
  const source = rowSource(own(button, 'actionConfig'), table)
  return source && { ...shared, does: 'choose', source }
}

/** Without an interface there is nothing to choose from. */
function rowSource(config: unknown, table: FormItem): RowSource | undefined {
  const interfaceId = asText(own(config, 'interfaceId')) ?? ''
  if (interfaceId === '') return undefined
  const size = Number(own(config, 'pageSize'))
  return {
    interfaceId,
    columnOptions: asList(own(config, 'columnOptions')).flatMap((column) => {
      const value = asText(own(column, 'value'))
      return value ? [{ value, label: asText(own(column, 'label')) || undefined }] : []
    }),
    hasPage: asBoolean(own(config, 'hasPage')) !== false,
    pageSize: Number.isInteger(size) && size > 0 ? size : undefined,
    popupType: oneOf(own(config, 'popupType'), ['dialog', 'drawer']),
    popupTitle: asText(own(config, 'popupTitle')) || undefined,
    popupWidth: asText(own(config, 'popupWidth')) || undefined,
    rowOf: rowMaker(asList(own(config, 'relationOptions')), table),
  }
}

/** `relationOptions`: the column of the table, and a column of the interface (type 1) or a fixed value (type 2). */
function rowMaker(relations: readonly unknown[], table: FormItem): RowSource['rowOf'] {
  return (record) => {
    const values = relations.flatMap((relation): [string, unknown][] => {
      const field = asText(own(relation, 'field'))?.split('-').at(-1)
      const value = own(relation, 'value')
      if (!field) return []
      return [[field, Number(own(relation, 'type')) === 2 ? value : own(record, asText(value) ?? '')]]
    })
    const byColumn = new Map(
      values.length > 0 ? values : table.children.map(({ name }): [string, unknown] => [name, own(record, name)]),
    )
    return Object.fromEntries(
      table.children.flatMap(({ name, kind, node }) => {
        const value = byColumn.get(name)
        return name === '' || value === undefined ? [] : [[name, kind.read(value, node)]]
      }),
    )
  }
}
