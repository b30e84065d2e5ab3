import type { Db } from '../src/platform/db/database.ts'
import type { Stamp } from './stamp.ts'

const field = (name: string, format = '') =>
  `<span data-tag="null.${name}"${format && ` data-format="${format}"`}>{${name}}</span>`
const cell = (name: string, format = '') =>
  `<td><span data-tag="childrenDataTable0.${name}"${format && ` data-format="${format}"`}>{${name}}</span></td>`
const line = (...cells: readonly [label: string, value: string][]) =>
  `<tr>${cells.map(([label, value]) => `<th style="width: 16%">${label}</th><td>${value}</td>`).join('')}</tr>`
const whole = (label: string, value: string) =>
  `<tr><th style="width: 16%">${label}</th><td colspan="3">${value}</td></tr>`
const barcode = (name: string) =>
  `<p style="text-align: right"><span data-tag="null.${name}" data-code="bars" data-width="45" data-height="10"></span></p>`
const total = (format: string) =>
  `<span data-tag="childrenDataTable0.amount" data-aggregate="sum" data-format="${format}"></span>`

const EXPENSE = [
  '<h1 style="text-align: center">费用报销单</h1>',
  barcode('bill_no'),
  '<table><tbody>',
  line(['报销单号', field('bill_no')], ['申请人', field('creator')]),
  line(['所属部门', field('department')], ['申请时间', field('created_at')]),
  line(['付款方式', field('pay_way')], ['发生日期', field('happened_on', 'date:yyyy年MM月dd日')]),
  whole('报销事由', field('title')),
  '</tbody></table>',
  '<table><thead><tr><th>日期</th><th>费用类型</th><th>说明</th><th>金额</th></tr></thead><tbody>',
  `<tr>${cell('spent_on')}${cell('kind')}${cell('note')}${cell('amount', 'thousands:2')}</tr>`,
  `<tr><th colspan="3">合计</th><th>${total('thousands:2')}</th></tr></tbody></table>`,
  `<p>大写金额：${total('capital')}</p>`,
  `<p data-show-field="advance" data-show-test="more" data-show-value="0">已借款：${field('advance', 'thousands:2')}　应付金额：${field('payable', 'thousands:2')}</p>`,
  '<p data-show-field="remark">备注：',
  field('remark'),
  '</p><h2>审批记录</h2><div>{systemApprovalContent}</div>',
].join('')

const LEAVE = [
  '<h1 style="text-align: center">请假单</h1><table><tbody>',
  line(['单据编号', field('bill_no')], ['申请人', field('creator')]),
  line(['所属部门', field('department')], ['请假类型', field('leave_type')]),
  line(['开始时间', field('start_time')], ['结束时间', field('end_time')]),
  line(['请假天数', field('days')], ['工作代理人', field('deputy')]),
  whole('请假事由', field('reason')),
  '</tbody></table><h2>审批记录</h2><div>{systemApprovalContent}</div>',
].join('')

const ASSET = [
  `<p style="text-align: center; margin: 0"><span data-tag="null.code" data-code="qr" data-width="20" data-height="20"></span></p>`,
  `<p style="text-align: center; margin: 0">${field('code')}</p>`,
].join('')

const footer = { left: '打印人：{systemPrinter}', center: '{page} / {pages}', right: '{systemPrintTime}' }
const NO_BAND = { left: '', center: '', right: '' }

/** Templates for forms of the demo company, by code of the form. */
const TEMPLATES = [
  {
    model: 'expenseClaim',
    enCode: 'expenseSheet',
    fullName: '费用报销单',
    body: EXPENSE,
    page: { paper: 'A4', footer },
  },
  {
    model: 'leaveRequest',
    enCode: 'leaveSheet',
    fullName: '请假单',
    body: LEAVE,
    page: { paper: 'A5', isLandscape: true, footer },
  },
  {
    model: 'asset',
    enCode: 'assetLabel',
    fullName: '资产标签 60×40',
    category: 'label',
    body: ASSET,
    page: { paper: 'label60x40', margins: { top: 4, right: 3, bottom: 3, left: 3 }, header: NO_BAND, footer: NO_BAND },
  },
]

/** Print templates of the demo company; forms that it does not have are left out. */
export async function seedPrintTemplates(db: Db, { newId, created }: Stamp): Promise<void> {
  const models = await db.selectFrom('visualModels').select(['id', 'enCode']).where('deleteMark', 'is', null).execute()
  const rows = TEMPLATES.flatMap(({ model, enCode, fullName, category = 'bill', body, page }, index) => {
    const found = models.find((one) => one.enCode === model)
    if (!found) return []
    const template = { id: newId(), fullName, enCode, category, modelId: found.id, sortCode: index + 1 }
    return [
      {
        ...created,
        ...template,
        printTemplate: body,
        pageJson: JSON.stringify(page),
        creatorUserId: null,
        lastModifyUserId: null,
        deleteMark: null,
        deleteUserId: null,
      },
    ]
  })
  if (rows.length > 0) await db.insertInto('printTemplates').values(rows).execute()
}
