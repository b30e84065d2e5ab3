import { defineKind } from '../define-kind.ts'
import { paneKind } from '../shared/layout-kinds.ts'

/** A pane of 标签面板. */
export const kind = defineKind({
  ...paneKind,
  name: 'tabItem',
  label: '标签页',
  isFallback: true,
  node: { tag: 'tabItem', config: { children: [] } },
})
