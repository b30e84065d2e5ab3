import { asBoolean, asList, asText, type FormItem, own, ownAt } from '@sqos/form-model'
import { useEffect, useState } from 'react'
import type { KindView } from '../views/define-view.ts'
import { paneTitle } from '../views/pane-title.ts'
import { FormCollapse } from './FormCollapse.tsx'

const nameOf = (pane: FormItem) => asText(own(pane.node, 'name')) || pane.key

/** 折叠面板 */
export const View: KindView = ({ item, panes, onEvent, renderPane, registerPanes }) => {
  const [active, setActive] = useState(() => {
    const saved = ownAt(item.node, '__config__', 'active')
    const names = asList(typeof saved === 'string' ? [saved] : saved).map(String)
    return names.length > 0 ? names : item.children.slice(0, 1).map(nameOf)
  })
  useEffect(() =>
    registerPanes((key) => {
      const pane = item.children.find((one) => one.key === key)
      if (pane) setActive([...active, nameOf(pane)])
    }),
  )
  return (
    <FormCollapse
      accordion={asBoolean(own(item.node, 'accordion')) === true}
      active={active}
      onChange={(names) => {
        setActive(names)
        onEvent('change', names)
      }}
      panes={panes.map((pane) => ({ name: nameOf(pane), title: paneTitle(pane), content: renderPane(pane) }))}
    />
  )
}
