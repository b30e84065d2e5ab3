import { type FormItem, idsIn, type Kind, noNames } from '@sqos/form-model'
import {
  type CellEditorProps,
  type CellType,
  type CellTypes,
  type CellViewProps,
  relatedCellTypes,
} from '@sqos/form-widgets/table-form'
import type { Widgets } from '../form/form-context.ts'
import type { FormParts } from '../parts/form-parts.ts'
import { widgetOf } from '../widgets/widget-of.ts'

interface CellSources extends Pick<FormParts, 'fieldOf'> {
  widgets: Widgets
}

/** Whether cells use the widget of the form: pickers, uploads. */
const isWidgetCell = ({ name, fileType }: Kind, { fieldOf }: CellSources): boolean =>
  fileType !== undefined || fieldOf(name)?.isCell === true

const nothing = () => undefined

/** The cell types of a sub-table by kind. Create them once per table. */
export function cellTypesOf(table: FormItem, sources: CellSources): CellTypes {
  const own = table.children.filter(
    ({ kind }) => isWidgetCell(kind, sources) || Object.hasOwn(sources.widgets, kind.name) || kind.group === 'unknown',
  )
  return {
    ...relatedCellTypes,
    ...Object.fromEntries(own.map((item) => [item.kind.name, cellOf(item, table, sources)])),
  }
}

/** A cell type that draws the widget of a kind. All columns of the kind share it; the column gives the item. */
function cellOf({ kind }: FormItem, table: FormItem, sources: CellSources): CellType {
  const Widget = widgetOf(kind.name, sources)
  const itemOf = (field: string) => table.children.find(({ name }) => name === field)

  function View({ value, column }: CellViewProps) {
    const item = itemOf(column.field)
    if (!item) return null
    return <Widget item={item} value={value} onChange={nothing} mode="detail" disabled size="small" required={false} />
  }

  function Editor({ value, column, onChange, size, required, 'aria-label': label }: CellEditorProps) {
    const item = itemOf(column.field)
    if (!item) return null
    return (
      <Widget
        item={item}
        value={value}
        onChange={onChange}
        mode="edit"
        disabled={false}
        size={size}
        required={required}
        aria-label={label}
      />
    )
  }

  return {
    entry: kind.group === 'unknown' ? 'none' : 'pick',
    format: (value, { column }) => {
      const ids = idsIn(value).join(',')
      const node = itemOf(column.field)?.node
      return ids === '' && node ? kind.display(value, { node, names: noNames }) : ids
    },
    View,
    Editor,
    isCalculated: kind.formula !== undefined,
  }
}
