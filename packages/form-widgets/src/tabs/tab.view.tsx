import { asNumber, own, ownAt } from '@sqos/form-model'
import { useEffect, useState } from 'react'
import { oneOf } from '../kinds/field-props.ts'
import type { KindView } from '../views/define-view.ts'
import { paneTitle } from '../views/pane-title.ts'
import { FormTabs } from './FormTabs.tsx'

/** 标签面板 */
export const View: KindView = ({ item, onEvent, renderPane, registerPanes }) => {
  const [active, setActive] = useState(() => asNumber(ownAt(item.node, '__config__', 'active')) ?? 0)
  useEffect(() => registerPanes((key) => setActive(item.children.findIndex((pane) => pane.key === key))))
  return (
    <FormTabs
      aria-label={item.label}
      type={oneOf(own(item.node, 'type'), ['card', 'border-card']) ?? ''}
      position={oneOf(own(item.node, 'tab-position'), ['top', 'right', 'bottom', 'left'])}
      active={active}
      onChange={(place) => {
        setActive(place)
        onEvent('tab-click', place)
      }}
      panes={item.children.map((pane) => ({ key: pane.key, title: paneTitle(pane), content: renderPane(pane) }))}
    />
  )
}
