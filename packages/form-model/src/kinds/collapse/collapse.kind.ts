import { defineKind } from '../define-kind.ts'
import { containerKind, newPane } from '../shared/layout-kinds.ts'

/** 折叠面板 */
export const kind = defineKind({
  ...containerKind,
  name: 'collapse',
  label: '折叠面板',
  place: 5,
  events: ['change'],
  hasPanes: true,
  node: {
    tag: 'el-collapse',
    config: { active: ['1'], children: [newPane('面板1', '1'), newPane('面板2', '2')] },
    props: { accordion: false },
  },
})
