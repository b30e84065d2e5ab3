import { defineKind } from '../define-kind.ts'
import { containerKind } from '../shared/layout-kinds.ts'

/** 栅格容器 */
export const kind = defineKind({
  ...containerKind,
  name: 'row',
  label: '栅格容器',
  place: 3,
  node: {
    tag: '',
    config: { rowType: 'layout', layoutTree: true, children: [] },
    props: { type: 'default', justify: 'start', align: 'top' },
  },
})
