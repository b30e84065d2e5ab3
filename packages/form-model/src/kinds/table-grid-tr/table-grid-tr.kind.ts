import { defineKind } from '../define-kind.ts'
import { paneKind } from '../shared/layout-kinds.ts'

/** A row of 表格容器. */
export const kind = defineKind({
  ...paneKind,
  name: 'tableGridTr',
  label: '表格行',
  node: { tag: 'tableGridTr', config: { children: [] } },
})
