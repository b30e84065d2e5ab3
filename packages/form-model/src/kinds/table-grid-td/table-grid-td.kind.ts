import { defineKind } from '../define-kind.ts'
import { paneKind } from '../shared/layout-kinds.ts'

/** A cell of 表格容器. */
export const kind = defineKind({
  ...paneKind,
  name: 'tableGridTd',
  label: '单元格',
  node: { tag: 'tableGridTd', config: { children: [] } },
})
