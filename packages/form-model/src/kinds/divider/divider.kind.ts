import { defineKind } from '../define-kind.ts'
import { displayKind } from '../shared/layout-kinds.ts'

/** 分割线 */
export const kind = defineKind({
  ...displayKind,
  isOrnament: true,
  name: 'divider',
  label: '分割线',
  group: 'basic',
  place: 17,
  node: { tag: 'el-divider', defaultValue: null, props: { 'content-position': 'center', __slot__: { default: '' } } },
})
