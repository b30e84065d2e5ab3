import type { AppSpec } from '../app-spec.ts'
import {
  billNumber,
  choice,
  files,
  fromDictionary,
  moment,
  note,
  number,
  person,
  phone,
  stamps,
  STATUS,
} from '../fields.ts'

/** Requests for leave, with days and a deputy. */
export const leave: AppSpec = {
  code: 'leave',
  name: '请假申请|請假申請|Leave request',
  description:
    '员工填写类型、起止时间和天数；人事查看全部，按状态处理|員工填寫類型、起訖時間和天數；人事檢視全部，依狀態處理|Staff enter type, time and days; HR sees all requests and handles them by status',
  category: 'personnel',
  numbering: { prefix: 'QJ', dateFormat: 'yyyyMM', digit: 4 },
  dictionaries: {
    kinds: {
      name: '请假类型|請假類型|Leave types',
      values: [
        '年假|年假|Annual leave',
        '事假|事假|Personal leave',
        '病假|病假|Sick leave',
        '婚假|婚假|Marriage leave',
        '产假|產假|Maternity leave',
        '陪产假|陪產假|Paternity leave',
        '调休|調休|Time off in lieu',
      ],
    },
  },
  fields: [
    billNumber('bill_no', '单据编号|單據編號|Number'),
    fromDictionary('kind', '请假类型|請假類型|Leave type', { from: 'kinds', required: true }),
    moment('starts_at', '开始时间|開始時間|From', { required: true }),
    moment('ends_at', '结束时间|結束時間|To', { required: true }),
    number('days', '请假天数|請假天數|Days', {
      required: true,
      precision: 1,
      min: 0.5,
      max: 365,
      props: { step: 0.5 },
    }),
    person('deputy', '工作代理人|工作代理人|Deputy'),
    phone('phone', '联系电话|聯絡電話|Phone'),
    choice('status', STATUS, {
      tones: ['attention', 'on', 'danger', 'off'],
      of: ['待处理|待處理|Open', '已批准|已核准|Approved', '已驳回|已駁回|Rejected', '已销假|已銷假|Back at work'],
      first: 1,
    }),
    note('reason', '请假事由|請假事由|Reason', { required: true, max: 300 }),
    files('proofs', '证明材料|證明文件|Proofs'),
    ...stamps('申请人|申請人|Applicant'),
  ],
  list: {
    columns: { bill_no: 150, kind: 110, starts_at: 160, ends_at: 160, days: 90, status: 110, reason: 0, creator: 110 },
    search: ['kind', 'status', 'starts_at', 'creator'],
    sortable: ['bill_no', 'starts_at', 'days'],
    sort: 'starts_at',
  },
  rights: { staff: 'own', managers: '人事|人事|Human resources' },
  samples: ({ say, day, me }) =>
    (
      [
        ['1', -40, 3, '2', '带家人出行|帶家人出遊|Trip with the family'],
        ['2', -33, 1, '2', '办理房产过户|辦理房產過戶|Handing over a flat'],
        ['3', -26, 2, '4', '感冒发烧，医生建议休息|感冒發燒，醫師建議休息|Flu, the doctor ordered rest'],
        ['7', -19, 1, '4', '周末加班调休|週末加班補休|Worked on the weekend'],
        ['2', -12, 0.5, '3', '孩子家长会|孩子家長會|Parents’ evening'],
        ['1', 3, 5, '1', '年假回老家|年假返鄉|Visiting the parents'],
        ['4', 10, 10, '1', '筹备婚礼|籌備婚禮|Wedding'],
        ['3', -2, 0.5, '2', '牙科手术复诊|牙科手術複診|Dentist'],
      ] as const
    ).map(([kind, start, days, status, reason]) => ({
      kind,
      starts_at: day(start, 9),
      ends_at: day(start + Math.ceil(days) - 1, days < 1 ? 12 : 18),
      days,
      status,
      deputy: me,
      phone: '13800138000',
      reason: say(reason),
    })),
}
