import { Button, Space, Tag } from '@arco-design/web-react'
import type { DataColumn } from './types.ts'

/** A user in the stories and tests of the table. */
export interface Person {
  id: string
  name: string
  department: string
  email: string
  amount: number
  enabled: boolean
  note: string
  children?: Person[]
}

const SURNAMES = ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴']
const NAMES = ['伟', '芳', '秀英', '敏', '静', '丽', '强', '磊', '军', '洋', '艳', '勇']
const DEPARTMENTS = ['财务部', '研发中心', '华东销售部', '行政人事部', '质量保证部']

/** Deterministic list of users. */
export function people(count: number, prefix = 'p'): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index + 1}`,
    name: `${SURNAMES[index % SURNAMES.length]}${NAMES[(index * 7) % NAMES.length]}`,
    department: DEPARTMENTS[(index * 3) % DEPARTMENTS.length] ?? '',
    email: `user${index + 1}@example.com`,
    amount: ((index * 7919) % 100_000) / 4,
    enabled: index % 4 !== 3,
    note: index % 5 === 2 ? '常驻上海，负责与供应商的对账、付款计划和季度审计资料的准备工作' : '—',
  }))
}

const amount = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 })

/** Text buttons are aligned with the header. */
const TIGHT = { paddingInline: 4 }

/** Columns of every kind. */
export const PERSON_COLUMNS: DataColumn<Person>[] = [
  { id: 'name', header: '姓名', width: 160, sortable: true, isRowHeader: true, value: ({ name }) => name },
  { id: 'department', header: '部门', width: 160, sortable: true, value: ({ department }) => department },
  { id: 'email', header: '邮箱', minWidth: 180, value: ({ email }) => email },
  {
    id: 'amount',
    header: '报销金额',
    width: 140,
    align: 'end',
    sortable: true,
    value: (row) => row.amount,
    render: (row) => amount.format(row.amount),
    summary: (rows) => amount.format(rows.reduce((sum, row) => sum + row.amount, 0)),
  },
  {
    id: 'enabled',
    header: '状态',
    width: 100,
    value: ({ enabled }) => (enabled ? '启用' : '禁用'),
    render: ({ enabled }) => (enabled ? <Tag color="green">启用</Tag> : <Tag>禁用</Tag>),
  },
  { id: 'note', header: '备注', minWidth: 160, value: ({ note }) => note },
  {
    id: 'actions',
    header: '操作',
    width: 108,
    pinned: 'end',
    hideable: false,
    resizable: false,
    render: ({ name }) => (
      <Space size={8} style={{ marginInlineStart: -4 }}>
        <Button type="text" size="mini" style={TIGHT} aria-label={`编辑 ${name}`}>
          编辑
        </Button>
        <Button type="text" size="mini" status="danger" style={TIGHT} aria-label={`删除 ${name}`}>
          删除
        </Button>
      </Space>
    ),
  },
]
