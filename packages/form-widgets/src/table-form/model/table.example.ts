import { expressionFromText } from '@sqos/formula'
import type { TableColumn } from './column.ts'

/** Columns of an order, for stories, tests and the bench. */
export const ORDER_COLUMNS: readonly TableColumn[] = [
  { field: 'name', label: '名称', kind: 'comInput', required: true, fixed: true, width: 180 },
  {
    field: 'code',
    label: '编码',
    kind: 'comInput',
    rules: [{ pattern: '/^[A-Z]\\d{3}$/', message: '编码是一个字母和三位数字' }],
  },
  {
    field: 'unit',
    label: '单位',
    kind: 'select',
    props: {
      options: [
        { id: 'box', fullName: '箱' },
        { id: 'piece', fullName: '件' },
        { id: 'ton', fullName: '吨' },
      ],
    },
  },
  { field: 'qty', label: '数量', kind: 'numInput', required: true, width: 120, props: { min: 0 } },
  { field: 'price', label: '单价', kind: 'numInput', width: 120, props: { precision: 2, thousands: true } },
  {
    field: 'amount',
    label: '金额',
    kind: 'calculate',
    width: 140,
    expression: expressionFromText('table.price × table.qty'),
  },
  { field: 'due', label: '交期', kind: 'date', width: 140 },
  { field: 'urgent', label: '加急', kind: 'switch', width: 100, props: { activeText: '是', inactiveText: '否' } },
]

const UNITS = ['box', 'piece', 'ton']

/** Valid rows of an order. */
export const orderRows = (count: number): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row${index + 1}`,
    name: `货品 ${index + 1}`,
    code: `A${String(index % 1000).padStart(3, '0')}`,
    unit: UNITS[index % 3],
    qty: (index % 9) + 1,
    price: 10 + (index % 7) / 4,
    due: new Date(2026, 10, (index % 28) + 1).getTime(),
    urgent: index % 4 === 0 ? 1 : 0,
  }))
