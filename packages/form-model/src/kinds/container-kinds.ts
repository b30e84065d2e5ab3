import { readRows } from '../values/read.ts'
import { defineKind } from './define-kind.ts'

const container = { role: 'container', group: 'layout', fitsTable: false, fitsList: false } as const

/** 设计子表: rows of a child table. */
export const table = defineKind({
  name: 'table',
  label: '设计子表',
  group: 'advanced',
  role: 'table',
  fitsTable: false,
  fitsList: false,
  read: readRows,
  node: {
    tag: 'SQOS-InputTable',
    defaultValue: [],
    config: { showTitle: true, type: 'table', rowType: 'table', children: [] },
    props: { actionText: '添加', 'show-summary': false, summaryField: [], tableConf: {}, disabled: false },
  },
})

/** 卡片容器 */
export const card = defineKind({
  ...container,
  name: 'card',
  label: '卡片容器',
  node: { tag: 'el-card', config: { children: [] }, props: { header: '卡片容器', shadow: 'always' } },
})

/** 栅格容器 */
export const row = defineKind({
  ...container,
  name: 'row',
  label: '栅格容器',
  node: {
    tag: '',
    config: { rowType: 'layout', layoutTree: true, children: [] },
    props: { type: 'default', justify: 'start', align: 'top' },
  },
})

const pane = (title: string, name: string) => ({ title, name, __config__: { children: [] } })

/** 标签面板: its panes stand among its children. */
export const tab = defineKind({
  ...container,
  name: 'tab',
  label: '标签面板',
  events: ['tab-click'],
  node: {
    tag: 'el-tab',
    config: { active: 0, children: [pane('Tab 1', '1'), pane('Tab 2', '2')] },
    props: { type: '', 'tab-position': 'top' },
  },
})

/** 折叠面板 */
export const collapse = defineKind({
  ...container,
  name: 'collapse',
  label: '折叠面板',
  events: ['change'],
  node: {
    tag: 'el-collapse',
    config: { active: ['1'], children: [pane('面板1', '1'), pane('面板2', '2')] },
    props: { accordion: false },
  },
})

/** 表格容器, of newer documents: rows of cells, drawn as rows and columns. */
export const tableGrid = defineKind({
  ...container,
  name: 'tableGrid',
  label: '表格容器',
  group: 'later',
  node: { tag: 'table-grid', config: { children: [] } },
})

const paneKind = (name: string, label: string) =>
  defineKind({
    name,
    label,
    group: 'later',
    role: 'pane',
    fitsTable: false,
    fitsList: false,
    node: { tag: name, config: { children: [] } },
  })

/** A pane of 标签面板. */
export const tabItem = paneKind('tabItem', '标签页')

/** A pane of 折叠面板. */
export const collapseItem = paneKind('collapseItem', '折叠项')

/** A row of 表格容器. */
export const tableGridTr = paneKind('tableGridTr', '表格行')

/** A cell of 表格容器. */
export const tableGridTd = paneKind('tableGridTd', '单元格')
