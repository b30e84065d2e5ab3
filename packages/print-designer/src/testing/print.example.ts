import type { PrintFieldSet, PrintRecord } from '../render/print-record.ts'

const field = (name: string, fieldName: string) => ({ field: name, fieldName, kind: 'comInput', isDrawn: false })

/** The fields of an expense claim. */
export const exampleFields: PrintFieldSet = {
  headTable: [field('bill_no', '报销单号'), field('title', '报销事由'), field('total', '合计金额')],
  tables: [
    {
      name: 'childrenDataTable0',
      label: '费用明细',
      fields: [field('spent_on', '日期'), field('kind', '费用类型'), field('amount', '金额')],
    },
  ],
}

/** An expense claim with a number of lines. */
export function exampleRecord(lines: number): PrintRecord {
  const rows = Array.from({ length: lines }, (_, index) => index)
  const amount = (index: number) => 100 + index
  const total = rows.reduce((sum, index) => sum + amount(index), 0)
  return {
    id: String(lines),
    printData: {
      bill_no: `BX2026110${lines}`,
      title: '九月上海出差',
      total: String(total),
      childrenDataTable0: rows.map((index) => ({
        spent_on: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
        kind: index % 2 === 0 ? '交通费' : '住宿费',
        amount: amount(index).toFixed(2),
      })),
    },
    numbers: { total, childrenDataTable0: rows.map((index) => ({ amount: amount(index) })) },
    pictures: {},
    operatorRecordList: [
      {
        nodeName: '直属主管审批',
        handleStatus: 1,
        userName: '李娜/lina',
        handleTime: Date.UTC(2026, 10, 20, 1),
        handleOpinion: '同意',
        signImg: '',
      },
    ],
  }
}

const cell = (name: string) => `<td><span data-tag="childrenDataTable0.${name}">{${name}}</span></td>`

/** A template of an expense claim. */
export const exampleTemplate = `<h1 style="text-align: center">费用报销单</h1>
<p style="text-align: right"><span data-tag="null.bill_no" data-code="bars"></span></p>
<p>报销事由：<span data-tag="null.title">{title}</span></p>
<table><thead><tr><th>日期</th><th>费用类型</th><th>金额</th></tr></thead>
<tbody><tr>${cell('spent_on')}${cell('kind')}${cell('amount')}</tr></tbody></table>
<p>大写金额：<span data-tag="null.total" data-format="capital">{total}</span></p>
<div>{systemApprovalContent}</div>`
