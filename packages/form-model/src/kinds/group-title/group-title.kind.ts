import { defineKind } from '../define-kind.ts'
import { displayKind } from '../shared/layout-kinds.ts'

/** 分组标题 */
export const kind = defineKind({
  ...displayKind,
  isOrnament: true,
  name: 'groupTitle',
  label: '分组标题',
  group: 'layout',
  place: 1,
  node: { tag: 'groupTitle', defaultValue: null, props: { content: '分组标题', 'content-position': 'left' } },
})
