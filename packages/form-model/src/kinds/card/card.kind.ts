import { defineKind } from '../define-kind.ts'
import { containerKind } from '../shared/layout-kinds.ts'

/** 卡片容器 */
export const kind = defineKind({
  ...containerKind,
  name: 'card',
  label: '卡片容器',
  place: 2,
  node: { tag: 'el-card', config: { children: [] }, props: { header: '卡片容器', shadow: 'always' } },
})
