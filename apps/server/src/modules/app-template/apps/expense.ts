import type { AppSpec } from '../app-spec.ts'
import {
  billNumber,
  choice,
  date,
  files,
  formula,
  fromDictionary,
  money,
  note,
  number,
  ROWS,
  rows,
  stamps,
  STATUS,
  text,
} from '../fields.ts'

/** Claims of expenses, row by row. */
export const expense: AppSpec = {
  code: 'expense',
  name: '费用报销|費用報銷|Expense claim',
  description:
    '费用逐行填写，合计和应付金额自动计算；员工看自己的，财务看全部|費用逐列填寫，合計和應付金額自動計算；員工看自己的，財務看全部|Expenses row by row, totals add up by themselves; staff see their own claims, finance sees all',
  category: 'finance',
  numbering: { prefix: 'BX', dateFormat: 'yyyyMM', digit: 4 },
  form: { generalWidth: '1000px' },
  dictionaries: {
    kinds: {
      name: '费用类别|費用類別|Kinds of expenses',
      values: [
        '交通费|交通費|Travel',
        '住宿费|住宿費|Hotel',
        '餐饮费|餐飲費|Meals',
        '办公用品|辦公用品|Office supplies',
        '通讯费|通訊費|Telephone',
        '其他|其他|Other',
      ],
    },
  },
  fields: [
    billNumber('bill_no', '报销单号|報銷單號|Number'),
    text('title', '报销事由|報銷事由|Occasion', { required: true }),
    choice('pay_way', '付款方式|付款方式|Payment', {
      of: ['银行转账|銀行轉帳|Bank transfer', '现金|現金|Cash', '冲抵借款|沖抵借款|Set off against the advance'],
      as: 'radio',
      first: 1,
      required: true,
    }),
    choice('status', STATUS, {
      tones: ['attention', 'info', 'on', 'danger'],
      of: ['待审核|待審核|Open', '已审核|已審核|Checked', '已付款|已付款|Paid', '已退回|已退回|Returned'],
      first: 1,
    }),
    rows('费用明细|費用明細|Expenses', {
      add: '添加费用|新增費用|Add an expense',
      sums: ['amount'],
      columns: [
        date('spent_on', '日期|日期|Day', { required: true, width: 150 }),
        fromDictionary('kind', '类别|類別|Kind', { from: 'kinds', required: true, width: 150 }),
        text('remark', '说明|說明|Details'),
        money('amount', '金额|金額|Amount', { required: true, width: 140 }),
      ],
    }),
    formula('total', '合计金额|合計金額|Total', { is: `${ROWS}.amount` }),
    money('advance', '已借款|已借款|Advance'),
    formula('payable', '应付金额|應付金額|To be paid', { is: 'total - advance' }),
    number('receipts', '发票张数|發票張數|Number of receipts'),
    files('invoices', '发票|發票|Receipts', { props: { accept: 'image/*,.pdf' } }),
    note('remark', '备注|備註|Notes', { max: 300 }),
    ...stamps('申请人|申請人|Applicant'),
  ],
  list: {
    columns: {
      bill_no: 150,
      title: 0,
      status: 110,
      pay_way: 120,
      total: 120,
      payable: 120,
      creator: 110,
      created_at: 170,
    },
    search: ['title', 'status', 'pay_way', 'created_at'],
    sortable: ['bill_no', 'total', 'payable', 'created_at'],
    sort: 'bill_no',
  },
  rights: { staff: 'own', managers: '财务|財務|Finance' },
  samples: ({ say, day }) =>
    (
      [
        [
          '上海客户拜访|上海客戶拜訪|Customer visit in Shanghai',
          '1',
          '3',
          0,
          [
            ['1', '高铁往返|高鐵往返|Return by train', 1106],
            ['2', '住宿两晚|住宿兩晚|Two nights', 860],
            ['3', '工作餐|工作餐|Meals', 245.5],
          ],
        ],
        [
          '部门办公用品|部門辦公用品|Office supplies',
          '1',
          '2',
          0,
          [
            ['4', '打印纸 10 箱|影印紙 10 箱|Paper, 10 boxes', 1280],
            ['4', '硒鼓 4 支|碳粉匣 4 支|Toner, 4 pieces', 1560.8],
          ],
        ],
        [
          '深圳展会参展|深圳展會參展|Fair in Shenzhen',
          '3',
          '1',
          2000,
          [
            ['1', '机票|機票|Flight', 2380],
            ['2', '住宿三晚|住宿三晚|Three nights', 1620],
            ['6', '展位物料|展位物料|Booth material', 760],
          ],
        ],
        ['月度通讯费|每月通訊費|Monthly telephone', '1', '3', 0, [['5', '手机话费|手機費|Mobile phone', 188]]],
        [
          '项目现场交通|專案現場交通|Travel to the site',
          '2',
          '1',
          0,
          [
            ['1', '打车费|計程車|Taxi', 326.4],
            ['1', '停车费|停車費|Parking', 60],
          ],
        ],
        ['客户接待|客戶接待|Dinner with customers', '1', '4', 0, [['3', '晚餐|晚餐|Dinner', 1288]]],
        [
          '培训差旅|培訓差旅|Travel to a training',
          '1',
          '2',
          500,
          [
            ['1', '高铁|高鐵|Train', 553],
            ['2', '住宿一晚|住宿一晚|One night', 398],
          ],
        ],
        ['快递费|快遞費|Courier', '2', '3', 0, [['6', '样品寄送|樣品寄送|Samples to a customer', 146]]],
      ] as const
    ).map(([title, pay_way, status, advance, lines], index) => ({
      title: say(title),
      pay_way,
      status,
      advance,
      receipts: lines.length,
      [ROWS]: lines.map(([kind, remark, amount]) => ({
        kind,
        remark: say(remark),
        amount,
        spent_on: day(-20 + index),
      })),
    })),
}
