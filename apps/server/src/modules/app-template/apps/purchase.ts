import type { AppSpec } from '../app-spec.ts'
import {
  billNumber,
  choice,
  date,
  files,
  formula,
  money,
  note,
  number,
  person,
  ROWS,
  rows,
  section,
  stamps,
  text,
  department,
} from '../fields.ts'

const STATUS = '状态|狀態|Status'

/** Requests to buy, with prices and a total. */
export const purchase: AppSpec = {
  code: 'purchase',
  name: '采购申请|採購申請|Purchase request',
  description:
    '物料逐行填写数量和单价，金额自动汇总；跟踪从申请到收货|品項逐列填寫數量和單價，金額自動加總；追蹤從申請到收貨|Items with quantity and price, amounts add up; followed from request to delivery',
  category: 'purchase',
  numbering: { prefix: 'CG', dateFormat: 'yyyyMM', digit: 4 },
  form: { popupType: 'fullScreen', fullScreenWidth: '1200px' },
  fields: [
    section('申请信息|申請資訊|Request'),
    billNumber('bill_no', '申请单号|申請單號|Number', { span: 8 }),
    text('title', '采购事由|採購事由|Purpose', { span: 8, required: true }),
    choice('status', STATUS, {
      tones: ['attention', 'info', 'info', 'on', 'off'],
      of: [
        '待审批|待審批|Open',
        '已下单|已下單|Ordered',
        '部分到货|部分到貨|Partly delivered',
        '已完成|已完成|Done',
        '已取消|已取消|Cancelled',
      ],
      span: 8,
      first: 1,
    }),
    choice('urgency', '紧急程度|緊急程度|Urgency', {
      of: ['普通|普通|Normal', '紧急|緊急|Urgent', '特急|特急|Very urgent'],
      as: 'radio',
      span: 8,
      first: 1,
    }),
    text('supplier', '供应商|供應商|Supplier', { span: 8 }),
    date('due_on', '期望到货|期望到貨|Needed by', { span: 8, required: true }),
    person('buyer', '采购员|採購員|Buyer', { span: 8 }),
    department('payer', '费用归属|費用歸屬|Charged to', { span: 8, mine: true }),
    section('采购明细|採購明細|Items'),
    rows('采购明细|採購明細|Items', {
      add: '添加物料|新增品項|Add an item',
      sums: ['quantity', 'amount'],
      columns: [
        text('item', '物料名称|品名|Item', { required: true }),
        text('model', '规格型号|規格型號|Model'),
        text('unit', '单位|單位|Unit', { max: 10, width: 90 }),
        number('quantity', '数量|數量|Quantity', { required: true, width: 120 }),
        money('price', '单价|單價|Price', { required: true, width: 130 }),
        formula('amount', '金额|金額|Amount', { is: `${ROWS}.quantity × ${ROWS}.price`, width: 130 }),
      ],
    }),
    formula('total', '总金额|總金額|Total', { is: `${ROWS}.amount`, span: 8 }),
    files('quotes', '报价单|報價單|Quotations'),
    note('remark', '备注|備註|Notes'),
    ...stamps('申请人|申請人|Applicant'),
  ],
  list: {
    columns: {
      bill_no: 150,
      title: 0,
      status: 110,
      urgency: 100,
      supplier: 180,
      due_on: 120,
      total: 120,
      creator: 110,
    },
    search: ['title', 'status', 'urgency', 'supplier', 'due_on'],
    sortable: ['bill_no', 'due_on', 'total'],
    sort: 'bill_no',
  },
  rights: { staff: 'own', managers: '采购|採購|Purchasing' },
  samples: ({ say, day, me }) =>
    (
      [
        [
          '电机备件|馬達備件|Spare motors',
          '恒力机电|恆力機電|Hengli Motors',
          '2',
          '2',
          [
            ['伺服电机|伺服馬達|Servo motor', 'MS-400W', 12, 1860],
            ['联轴器|聯軸器|Coupling', 'LK-20', 24, 85.5],
          ],
        ],
        [
          '紧固件补库|緊固件補庫|Fasteners for the store',
          '永泰紧固件|永泰緊固件|Yongtai Fasteners',
          '4',
          '1',
          [
            ['内六角螺栓|內六角螺栓|Hex bolt', 'M8×30', 200, 12.8],
            ['平垫圈|平墊圈|Washer', 'M8', 150, 4.6],
          ],
        ],
        [
          '会议室设备|會議室設備|Meeting room',
          '视源科技|視源科技|Viewtec',
          '1',
          '1',
          [['会议平板|會議平板|Display', '86"', 2, 15_800]],
        ],
        [
          '检测仪器|檢測儀器|Measuring instruments',
          '科仪仪器|科儀儀器|Keyi Instruments',
          '3',
          '2',
          [
            ['数字示波器|數位示波器|Oscilloscope', 'DS1104', 3, 3280],
            ['万用表|萬用表|Multimeter', '17B+', 10, 428],
          ],
        ],
        [
          '办公用纸|辦公用紙|Paper',
          '晨光纸业|晨光紙業|Chenguang Paper',
          '4',
          '1',
          [['复印纸|影印紙|Copy paper', 'A4 70 g', 60, 118]],
        ],
        [
          '车间照明改造|廠房照明改造|Lighting of the hall',
          '明光电器|明光電器|Brightline',
          '2',
          '1',
          [['LED 工矿灯|LED 工礦燈|LED high bay', '150 W', 40, 265]],
        ],
        [
          '新员工电脑|新進員工電腦|Laptops for new staff',
          '联合数码|聯合數碼|United Digital',
          '1',
          '3',
          [
            ['笔记本电脑|筆記型電腦|Laptop', 'T14', 5, 7299],
            ['显示器|顯示器|Monitor', '27"', 5, 1499],
          ],
        ],
        [
          '劳保用品|勞保用品|Protective gear',
          '安盾劳保|安盾勞保|Safeguard',
          '5',
          '1',
          [
            ['安全帽|安全帽|Helmet', 'V', 30, 48],
            ['防护手套|防護手套|Gloves', 'L', 100, 9.5],
          ],
        ],
      ] as const
    ).map(([title, supplier, status, urgency, lines], index) => ({
      title: say(title),
      supplier: say(supplier),
      status,
      urgency,
      buyer: me,
      due_on: day(5 + index * 3),
      [ROWS]: lines.map(([item, model, quantity, price]) => ({
        item: say(item),
        model,
        unit: say('件|件|pcs'),
        quantity,
        price,
      })),
    })),
}
