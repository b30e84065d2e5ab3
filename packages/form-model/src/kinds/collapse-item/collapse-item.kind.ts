import { defineKind } from '../define-kind.ts'
import { paneKind } from '../shared/layout-kinds.ts'

/** A pane of 折叠面板. */
export const kind = defineKind({
  ...paneKind,
  name: 'collapseItem',
  label: '折叠项',
  node: { tag: 'collapseItem', config: { children: [] } },
})
