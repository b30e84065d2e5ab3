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
  person,
  ROWS,
  rows,
  stamps,
  STATUS,
  text,
} from '../fields.ts'

/** Contracts with their instalments. */
export const contract: AppSpec = {
  code: 'contract',
  name: '合同管理|合約管理|Contracts',
  description:
    '合同台账与收付款计划，到期日和状态一目了然|合約台帳與收付款計畫，到期日和狀態一目了然|Register of contracts with instalments, ends and states at a glance',
  category: 'finance',
  numbering: { prefix: 'HT-', dateFormat: 'yyyy', digit: 4 },
  form: { generalWidth: '1000px' },
  dictionaries: {
    kinds: {
      name: '合同类型|合約類型|Types of contracts',
      values: [
        '采购合同|採購合約|Purchase',
        '销售合同|銷售合約|Sale',
        '服务合同|服務合約|Service',
        '租赁合同|租賃合約|Lease',
        '劳务合同|勞務合約|Labour',
      ],
    },
  },
  fields: [
    billNumber('code', '合同编号|合約編號|Number'),
    text('name', '合同名称|合約名稱|Name', { required: true }),
    fromDictionary('kind', '合同类型|合約類型|Type', { from: 'kinds', required: true }),
    choice('status', STATUS, {
      tones: ['off', 'on', 'attention', 'danger'],
      of: ['草拟中|草擬中|Draft', '履行中|履行中|In force', '已到期|已到期|Expired', '已终止|已終止|Terminated'],
      first: 1,
      required: true,
    }),
    text('partner', '对方单位|對方單位|Partner', { required: true }),
    text('contact', '对方联系人|對方聯絡人|Contact', { max: 50 }),
    date('signed_on', '签订日期|簽訂日期|Signed on', { required: true }),
    date('starts_on', '生效日期|生效日期|From'),
    date('ends_on', '到期日期|到期日期|To', { required: true }),
    money('amount', '合同金额|合約金額|Amount', { required: true, props: { isAmountChinese: true } }),
    person('owner', '负责人|負責人|Owner', { me: true, required: true }),
    rows('收付款计划|收付款計畫|Instalments', {
      add: '添加一期|新增一期|Add an instalment',
      sums: ['sum'],
      columns: [
        date('due_on', '计划日期|計畫日期|Due on', { required: true, width: 150 }),
        money('sum', '金额|金額|Amount', { required: true, width: 150 }),
        choice('state', STATUS, { of: ['未付|未付|Open', '已付|已付|Paid'], width: 120 }),
        text('terms', '条件|條件|Terms'),
      ],
    }),
    formula('planned', '计划合计|計畫合計|Planned', { is: `${ROWS}.sum` }),
    formula('open', '未计划金额|未計畫金額|Not planned yet', { is: 'amount - planned' }),
    files('scans', '合同文本|合約文本|Documents'),
    note('remark', '备注|備註|Notes'),
    ...stamps('登记人|登記人|Entered by'),
  ],
  list: {
    columns: { code: 140, name: 0, kind: 120, status: 110, partner: 180, amount: 130, ends_on: 120, owner: 150 },
    search: ['name', 'kind', 'status', 'partner', 'ends_on'],
    sortable: ['code', 'amount', 'ends_on'],
    sort: 'ends_on',
  },
  rights: { staff: 'own', managers: '法务|法務|Legal' },
  samples: ({ say, day, me }) =>
    (
      [
        [
          '办公楼租赁|辦公大樓租賃|Lease of the office',
          '4',
          '2',
          '东城物业|東城物業|East City Estates',
          960_000,
          -300,
          65,
        ],
        ['物流服务|物流服務|Logistics', '3', '2', '远航物流|遠航物流|Voyage Logistics', 240_000, -180, 185],
        ['设备采购|設備採購|Machines', '1', '2', '华东精密|華東精密|Eastern Precision', 1_280_000, -60, 300],
        ['年度供货|年度供貨|Yearly supply', '2', '2', '蓝海食品|藍海食品|Blue Sea Food', 640_000, -90, 275],
        ['软件维护|軟體維護|Software maintenance', '3', '3', '新锐软件|新銳軟體|Newsoft', 86_000, -400, -35],
        ['劳务派遣|勞務派遣|Temporary staff', '5', '1', '金桥人力|金橋人力|Golden Bridge', 420_000, -3, 362],
        ['广告投放|廣告投放|Advertising', '3', '4', '星河传媒|星河傳媒|Galaxy Media', 150_000, -200, -20],
        ['原料采购|原料採購|Raw material', '1', '1', '绿源农业|綠源農業|Green Source', 330_000, -1, 180],
      ] as const
    ).map(([name, kind, status, partner, amount, signed, end]) => ({
      name: say(name),
      kind,
      status,
      partner: say(partner),
      contact: say('张先生|張先生|Mr Chang'),
      signed_on: day(signed),
      starts_on: day(signed + 5),
      ends_on: day(end),
      amount,
      owner: me,
      [ROWS]: [
        {
          due_on: day(signed + 10),
          sum: amount * 0.4,
          state: '2',
          terms: say('签订后十日内|簽訂後十日內|10 days after signing'),
        },
        { due_on: day(end - 10), sum: amount * 0.5, state: '1', terms: say('验收后|驗收後|After acceptance') },
      ],
    })),
}
