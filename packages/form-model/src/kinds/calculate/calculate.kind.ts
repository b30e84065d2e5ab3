import { asList, own } from '../../json/json.ts'
import { defineKind } from '../define-kind.ts'
import { betweenNumbers, exportNumber, toNumber } from '../shared/number-kinds.ts'

/** 计算公式: text with two decimals. */
export const kind = defineKind({
  name: 'calculate',
  label: '计算公式',
  group: 'advanced',
  place: 15,
  hasOwnCell: true,
  listAlign: 'right',
  isOperand: true,
  formula: (node) => asList(own(node, 'expression')),
  search: betweenNumbers,
  column: { type: 'decimal' },
  toColumn: toNumber,
  isImported: false,
  exportCell: exportNumber,
  node: { tag: 'calculate', defaultValue: null, props: { expression: [], placeholder: '用于展示计算结果' } },
})
