import { defineKind } from '../define-kind.ts'
import { containerKind, newPane } from '../shared/layout-kinds.ts'

/** 标签面板: its children are panes. */
export const kind = defineKind({
  ...containerKind,
  name: 'tab',
  label: '标签面板',
  place: 4,
  events: ['tab-click'],
  hasPanes: true,
  node: {
    tag: 'el-tab',
    config: { active: 0, children: [newPane('Tab 1', '1'), newPane('Tab 2', '2')] },
    props: { type: '', 'tab-position': 'top' },
  },
})
