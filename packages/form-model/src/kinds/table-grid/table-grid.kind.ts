import { defineKind } from '../define-kind.ts'
import { containerKind } from '../shared/layout-kinds.ts'

/** 表格容器, of newer documents: drawn as rows and columns. */
export const kind = defineKind({
  ...containerKind,
  name: 'tableGrid',
  label: '表格容器',
  group: 'later',
  place: 3,
  node: { tag: 'table-grid', config: { children: [] } },
})
