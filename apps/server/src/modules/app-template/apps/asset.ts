import type { AppSpec } from '../app-spec.ts'
import {
  billNumber,
  choice,
  date,
  department,
  formula,
  fromDictionary,
  money,
  note,
  other,
  person,
  pictures,
  ROWS,
  rows,
  stamps,
  STATUS,
  text,
} from '../fields.ts'

/** The register of assets. */
export const asset: AppSpec = {
  code: 'asset',
  name: '资产台账|資產台帳|Assets',
  description:
    '资产编号自动生成，保养记录逐条登记，详情带二维码标签|資產編號自動產生，保養紀錄逐筆登記，詳情附 QR 碼標籤|Numbered assets with their keepers and upkeep; each has a label with a QR code',
  category: 'office',
  numbering: { prefix: 'ZC-', dateFormat: 'yyyy', digit: 5 },
  dictionaries: {
    kinds: {
      name: '资产类别|資產類別|Kinds of assets',
      values: [
        '电脑设备|電腦設備|Computers',
        '办公家具|辦公家具|Furniture',
        '生产设备|生產設備|Machines',
        '车辆|車輛|Vehicles',
        '仪器仪表|儀器儀表|Instruments',
      ],
    },
  },
  fields: [
    billNumber('code', '资产编号|資產編號|Number'),
    text('name', '资产名称|資產名稱|Asset', { required: true }),
    fromDictionary('kind', '资产类别|資產類別|Kind', { from: 'kinds', required: true }),
    text('model', '品牌型号|品牌型號|Model'),
    date('bought_on', '购置日期|購置日期|Bought on', { required: true }),
    money('price', '购置金额|購置金額|Price', { required: true }),
    person('keeper', '保管人|保管人|Keeper'),
    department('place', '使用部门|使用部門|Used by'),
    text('location', '存放位置|存放位置|Place'),
    choice('status', STATUS, {
      tones: ['on', 'off', 'attention', 'danger'],
      of: ['在用|使用中|In use', '闲置|閒置|Idle', '维修|維修|In repair', '报废|報廢|Scrapped'],
      as: 'radio',
      first: 1,
      required: true,
    }),
    rows('保养记录|保養紀錄|Upkeep', {
      add: '添加记录|新增紀錄|Add an entry',
      sums: ['cost'],
      columns: [
        date('day', '日期|日期|Day', { required: true, width: 150 }),
        text('work', '内容|內容|Work', { required: true }),
        money('cost', '费用|費用|Cost', { width: 140 }),
      ],
    }),
    formula('upkeep', '保养费用|保養費用|Cost of upkeep', { is: `${ROWS}.cost` }),
    other('qrcode', ['', '资产标签|資產標籤|Label'], {
      config: { showLabel: true },
      props: { dataType: 'form', size: 120 },
    }),
    pictures('photos', '照片|照片|Photos'),
    note('remark', '备注|備註|Notes', { max: 300 }),
    ...stamps('登记人|登記人|Entered by'),
  ],
  list: {
    columns: {
      code: 150,
      name: 0,
      kind: 110,
      status: 100,
      model: 150,
      bought_on: 120,
      price: 120,
      keeper: 150,
      upkeep: 110,
    },
    search: ['name', 'kind', 'status', 'bought_on'],
    sortable: ['code', 'bought_on', 'price', 'upkeep'],
    sort: 'code',
  },
  rights: { staff: 'view', managers: '资产管理员|資產管理員|Asset managers' },
  samples: ({ say, day, me, department: place }) =>
    (
      [
        ['笔记本电脑|筆記型電腦|Laptop', '1', 'ThinkPad T14', 7299, '1', 0],
        ['显示器|顯示器|Monitor', '1', 'U2723QE', 3499, '1', 0],
        ['升降办公桌|升降辦公桌|Standing desk', '2', 'E-1.4', 1680, '1', 0],
        ['数控车床|數控車床|CNC lathe', '3', 'CK6150', 186_000, '3', 3200],
        ['商务车|商務車|Van', '4', 'GL8', 259_900, '1', 1860],
        ['游标卡尺|游標卡尺|Calliper', '5', '0–200 mm', 420, '2', 60],
        ['投影仪|投影機|Projector', '1', 'CB-X50', 4599, '4', 0],
        ['文件柜|檔案櫃|Filing cabinet', '2', 'A-5', 880, '1', 0],
        ['叉车|堆高機|Forklift', '4', 'CPD20', 98_000, '1', 2400],
      ] as const
    ).map(([name, kind, model, price, status, cost], index) => ({
      name: say(name),
      kind,
      model,
      price,
      status,
      bought_on: day(-60 * (index + 1)),
      keeper: me,
      place: place ?? null,
      location: `${(index % 4) + 1}-${300 + index}`,
      [ROWS]: cost === 0 ? [] : [{ day: day(-20 - index), work: say('年度保养|年度保養|Yearly service'), cost }],
    })),
}
