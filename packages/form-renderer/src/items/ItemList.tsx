import { type FormItem, isEmpty, type JsonRecord, own } from '@sqos/form-model'
import { oneOf } from '@sqos/form-widgets/kinds'
import { FormCol, FormRow } from '@sqos/form-widgets/row'
import { createElement, memo } from 'react'
import { useFormContext } from '../form/form-context.ts'
import { useFormStore, useIsOutOfSight } from '../store/use-field-state.ts'
import { AttributeView } from './AttributeView.tsx'
import { drawField } from './FieldControl.tsx'
import { FieldText } from './FieldText.tsx'
import { KindView } from './KindView.tsx'

interface ItemListProps {
  items: readonly FormItem[]
  justify?: unknown
  align?: unknown
}

/** Components on a grid of 24 columns. */
export const ItemList = memo(function ItemList({ items, justify, align }: ItemListProps) {
  return (
    <FormRow
      justify={oneOf(justify, ['start', 'center', 'end', 'space-between', 'space-around'])}
      align={oneOf(align, ['top', 'middle', 'bottom'])}
    >
      {items.map((item) => (
        <Place key={item.key} item={item} />
      ))}
    </FormRow>
  )
})

/** The grid cell of a component; nothing while the component, or everything in it, is hidden. */
const Place = memo(function Place({ item }: { item: FormItem }) {
  const isOutOfSight = useIsOutOfSight(item)
  const { display } = useFormStore()
  return isOutOfSight ? null : <FormCol span={item.span}>{drawItem(item, display)}</FormCol>
})

/** Draws a component by its role. A function and not a component, because forms have hundreds of items. */
function drawItem(item: FormItem, display: JsonRecord | undefined) {
  switch (item.kind.role) {
    case 'value':
    case 'system':
      return isText(item, display) ? <FieldText item={item} /> : drawField(item)
    case 'table':
      return <TableItem item={item} />
    case 'attribute':
      return <AttributeView item={item} />
    case 'display':
      return <KindView item={item} {...RENDERERS} />
    case 'container':
    case 'pane':
      return <ContainerView item={item} />
  }
}

/** Whether the detail page shows the field as text. Kinds that are drawn receive stored values. */
const isText = ({ kind, name }: FormItem, display: JsonRecord | undefined): boolean =>
  display !== undefined && ((!kind.isDrawn && kind.group !== 'unknown') || isEmpty(own(display, name)))

/** A sub-table, whose part is large: forms without one do not load it. */
function TableItem({ item }: { item: FormItem }) {
  const { Table } = useFormContext().parts
  return Table && createElement(Table, { item })
}

/** A container: the view of its kind, or its components on a grid. */
function ContainerView({ item }: { item: FormItem }) {
  const { node, children, kind } = item
  const { parts } = useFormContext()
  return parts.viewOf(kind.name) ? (
    <KindView item={item} {...RENDERERS} />
  ) : (
    <ItemList items={children} justify={own(node, 'justify')} align={own(node, 'align')} />
  )
}

function PaneContent({ pane }: { pane: FormItem }) {
  return useIsOutOfSight(pane) ? null : <ItemList items={pane.children} />
}

/** How views draw the components inside of them. */
const RENDERERS = {
  renderItems: (items: readonly FormItem[]) => <ItemList items={items} />,
  renderPane: (pane: FormItem) => <PaneContent pane={pane} />,
}
