import {
  asBoolean,
  asList,
  asNumber,
  asText,
  type FormItem,
  isEmpty,
  type JsonRecord,
  own,
  ownAt,
} from '@sqos/form-model'
import { FormCard } from '@sqos/form-widgets/card'
import { FullscreenArea } from '@sqos/form-widgets/fullscreen-toggle'
import { FormCollapse } from '@sqos/form-widgets/collapse'
import { FormCol, FormRow } from '@sqos/form-widgets/row'
import { FormTabs } from '@sqos/form-widgets/tabs'
import { memo, useEffect, useState } from 'react'
import { useFormContext } from '../form/form-context.ts'
import { useFormStore, useIsHidden } from '../store/use-field-state.ts'
import { oneOf } from '@sqos/form-widgets/kinds'
import { AttributeView } from './AttributeView.tsx'
import { DisplayView } from './DisplayView.tsx'
import { FieldControl } from './FieldControl.tsx'
import { FieldText } from './FieldText.tsx'
import { TableView } from './TableView.tsx'

interface ItemListProps {
  items: readonly FormItem[]
  justify?: unknown
  align?: unknown
}

/** Components beside and below each other, on a grid of 24. */
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

/** A place that is not there for as long as its component is hidden. */
const Place = memo(function Place({ item }: { item: FormItem }) {
  const isHidden = useIsHidden(item)
  const { display } = useFormStore()
  return isHidden ? null : <FormCol span={item.span}>{viewOf(item, display)}</FormCol>
})

/** What draws a component, by its role: no component of its own, there are many of them. */
function viewOf(item: FormItem, display: JsonRecord | undefined) {
  switch (item.kind.role) {
    case 'value':
    case 'system':
      return isText(item, display) ? <FieldText item={item} /> : <FieldControl item={item} />
    case 'table':
      return <TableView item={item} />
    case 'attribute':
      return <AttributeView item={item} />
    case 'display':
      return <DisplayView item={item} />
    case 'container':
    case 'pane':
      return <ContainerView item={item} />
  }
}

/** Whether a detail shows the field as text; drawn kinds receive stored values. Source: contract of the platform, 13.6. */
const isText = ({ kind, name }: FormItem, display: JsonRecord | undefined): boolean =>
  display !== undefined && ((!kind.isDrawn && kind.group !== 'unknown') || isEmpty(own(display, name)))

/** A container with what it holds. */
function ContainerView({ item }: { item: FormItem }) {
  const { node, children } = item
  if (item.kind.name === 'card') {
    const card = {
      header: asText(own(node, 'header')),
      shadow: oneOf(own(node, 'shadow'), ['always', 'hover', 'never']),
      children: <ItemList items={children} />,
    }
    if (asBoolean(own(node, 'fullscreen')) !== true) return <FormCard {...card} />
    return <FullscreenArea>{(button) => <FormCard {...card} extra={button} />}</FullscreenArea>
  }
  if (item.kind.name === 'tab') return <TabsView item={item} />
  if (item.kind.name === 'collapse') return <CollapseView item={item} />
  return <ItemList items={children} justify={own(node, 'justify')} align={own(node, 'align')} />
}

const titleOf = (pane: FormItem) => asText(own(pane.node, 'title')) || pane.label

/** Tells the form how a part of this container is brought to light. */
function usePane(item: FormItem, open: (key: string) => void) {
  const { panes } = useFormContext()
  useEffect(() => {
    panes.set(item.key, open)
    return () => {
      panes.delete(item.key)
    }
  })
}

function TabsView({ item }: { item: FormItem }) {
  const { emit } = useFormContext()
  const [active, setActive] = useState(() => asNumber(ownAt(item.node, '__config__', 'active')) ?? 0)
  usePane(item, (key) => setActive(item.children.findIndex((pane) => pane.key === key)))
  return (
    <FormTabs
      aria-label={item.label}
      type={oneOf(own(item.node, 'type'), ['card', 'border-card']) ?? ''}
      position={oneOf(own(item.node, 'tab-position'), ['top', 'right', 'bottom', 'left'])}
      active={active}
      onChange={(place) => {
        setActive(place)
        emit({ item, name: 'tab-click', data: place })
      }}
      panes={item.children.map((pane) => ({
        key: pane.key,
        title: titleOf(pane),
        content: <PaneContent pane={pane} />,
      }))}
    />
  )
}

function CollapseView({ item }: { item: FormItem }) {
  const { emit } = useFormContext()
  const nameOf = (pane: FormItem) => asText(own(pane.node, 'name')) || pane.key
  const [active, setActive] = useState(() => {
    const saved = ownAt(item.node, '__config__', 'active')
    const names = asList(typeof saved === 'string' ? [saved] : saved).map(String)
    return names.length > 0 ? names : item.children.slice(0, 1).map(nameOf)
  })
  usePane(item, (key) => {
    const pane = item.children.find((one) => one.key === key)
    if (pane) setActive([...active, nameOf(pane)])
  })
  return (
    <FormCollapse
      accordion={asBoolean(own(item.node, 'accordion')) === true}
      active={active}
      onChange={(names) => {
        setActive(names)
        emit({ item, name: 'change', data: names })
      }}
      panes={item.children.map((pane) => ({
        name: nameOf(pane),
        title: titleOf(pane),
        content: <PaneContent pane={pane} />,
      }))}
    />
  )
}

function PaneContent({ pane }: { pane: FormItem }) {
  return useIsHidden(pane) ? null : <ItemList items={pane.children} />
}
