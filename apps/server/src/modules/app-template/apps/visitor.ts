import type { AppSpec } from '../app-spec.ts'
import { billNumber, choice, moment, note, number, person, phone, stamps, STATUS, text, yesNo } from '../fields.ts'

/** Visitors who are announced and received. */
export const visitor: AppSpec = {
  code: 'visitor',
  name: '访客登记|訪客登記|Visitors',
  description:
    '提前登记来访人员，前台签到签出|提前登記來訪人員，前台簽到簽出|Staff announce visitors, the front desk signs them in and out',
  category: 'office',
  numbering: { prefix: 'FK', dateFormat: 'yyyyMMdd', digit: 3 },
  fields: [
    billNumber('bill_no', '登记编号|登記編號|Number'),
    text('name', '访客姓名|訪客姓名|Visitor', { required: true, max: 50 }),
    text('company', '来访单位|來訪單位|Company'),
    phone('phone', '联系电话|聯絡電話|Phone', { required: true }),
    choice('purpose', '来访目的|來訪目的|Purpose', {
      of: [
        '商务洽谈|商務洽談|Business',
        '面试|面試|Interview',
        '设备维护|設備維護|Maintenance',
        '送货|送貨|Delivery',
        '参观|參觀|Tour',
      ],
      required: true,
    }),
    number('people', '随行人数|隨行人數|People', { min: 1, max: 200, required: true }),
    person('host', '接待人|接待人|Host', { me: true, required: true }),
    moment('expected_at', '预约时间|預約時間|Expected at', { required: true }),
    moment('came_at', '到访时间|到訪時間|Came at'),
    moment('left_at', '离开时间|離開時間|Left at'),
    choice('status', STATUS, {
      tones: ['info', 'on', 'off', 'danger'],
      of: ['已预约|已預約|Expected', '在访|在訪|Inside', '已离开|已離開|Left', '未到|未到|Did not come'],
      first: 1,
    }),
    text('badge', '访客证号|訪客證號|Badge', { max: 20 }),
    yesNo('car', '开车来访|開車來訪|Comes by car'),
    text('plate', '车牌号|車牌號|Plate', { max: 20 }),
    note('remark', '备注|備註|Notes', { max: 300 }),
    ...stamps('登记人|登記人|Entered by'),
  ],
  list: {
    columns: {
      bill_no: 150,
      name: 110,
      company: 0,
      purpose: 110,
      status: 110,
      host: 150,
      expected_at: 160,
      people: 80,
    },
    search: ['name', 'company', 'status', 'expected_at'],
    sortable: ['bill_no', 'expected_at'],
    sort: 'expected_at',
  },
  rights: { staff: 'own', managers: '前台|前台|Front desk' },
  samples: ({ say, day, me }) =>
    (
      [
        ['陈国平|陳國平|Paul Chen', '华东精密|華東精密|Eastern Precision', '1', 2, '3', -3],
        ['李婷婷|李婷婷|Tina Lee', '远航物流|遠航物流|Voyage Logistics', '1', 1, '3', -2],
        ['黄志远|黃志遠|James Wong', '科仪仪器|科儀儀器|Keyi Instruments', '3', 2, '2', 0],
        ['许文静|許文靜|Jenny Hsu', '', '2', 1, '2', 0],
        ['赵立军|趙立軍|Leo Chao', '绿源农业|綠源農業|Green Source', '5', 12, '1', 1],
        ['孙雅琴|孫雅琴|Sarah Sun', '星河传媒|星河傳媒|Galaxy Media', '1', 3, '1', 2],
        ['周师傅|周師傅|Mr Chou', '顺达快运|順達快運|Express Freight', '4', 1, '4', -1],
        ['吴敏|吳敏|Amy Wu', '', '2', 1, '1', 3],
      ] as const
    ).map(([name, company, purpose, people, status, offset], index) => ({
      name: say(name),
      company: say(company),
      purpose,
      people,
      status,
      phone: `1370000120${index}`,
      host: me,
      expected_at: day(offset, 10),
      ...((status === '2' || status === '3') && { came_at: day(offset, 10), badge: `V-${101 + index}` }),
      ...(status === '3' && { left_at: day(offset, 12) }),
    })),
}
