import { readRows } from '../../values/read.ts'
import { defineKind } from '../define-kind.ts'

/** 设计子表: rows of a child table. */
export const kind = defineKind({
  name: 'table',
  label: '设计子表',
  group: 'advanced',
  place: 7,
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
