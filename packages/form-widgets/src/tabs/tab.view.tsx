import { asNumber, own, ownAt } from '@sqos/form-model'
import { useEffect, useState } from 'react'
import { oneOf } from '../kinds/field-props.ts'
import type { KindView } from '../views/define-view.ts'
import { paneTitle } from '../views/pane-title.ts'
import { FormTabs } from './FormTabs.tsx'

/** 标签面板 */
export const View: KindView = ({ item, panes, onEvent, renderPane, registerPanes }) => {
  const [active, setActive] = useState(
    () => item.children[asNumber(ownAt(item.node, '__config__', 'active')) ?? 0]?.key,
  )
  useEffect(() => registerPanes(setActive), [registerPanes])
  return (
    <FormTabs
      aria-label={item.label}
      type={oneOf(own(item.node, 'type'), ['card', 'border-card']) ?? ''}
      position={oneOf(own(item.node, 'tab-position'), ['top', 'right', 'bottom', 'left'])}
      active={panes.findIndex(({ key }) => key === active)}
      onChange={(place) => {
        const opened = panes[place]
        setActive(opened?.key)
        // Scripts count all panes, hidden ones too.
        onEvent('tab-click', opened ? item.children.indexOf(opened) : place)
      }}
      panes={panes.map((pane) => ({ key: pane.key, title: paneTitle(pane), content: renderPane(pane) }))}
    />
  )
}
