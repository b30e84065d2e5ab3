import type { AppSpec } from '../app-spec.ts'
import {
  billNumber,
  choice,
  files,
  formula,
  moment,
  money,
  number,
  person,
  ROWS,
  rows,
  stamps,
  STATUS,
  text,
} from '../fields.ts'

/** Bookings of company cars with their stops. */
export const vehicle: AppSpec = {
  code: 'vehicle',
  name: '用车申请|用車申請|Vehicle booking',
  description:
    '用车时间、途经地点和里程，费用自动合计；车辆管理员派车|用車時間、途經地點和里程，費用自動加總；車輛管理員派車|Time, stops and distance, costs add up; the fleet manager assigns the car',
  category: 'office',
  numbering: { prefix: 'YC', dateFormat: 'yyyyMM', digit: 4 },
  form: { generalWidth: '1000px' },
  fields: [
    billNumber('bill_no', '申请单号|申請單號|Number'),
    choice('status', STATUS, {
      tones: ['attention', 'info', 'on', 'off'],
      of: ['待派车|待派車|Open', '已派车|已派車|Assigned', '已还车|已還車|Returned', '已取消|已取消|Cancelled'],
      first: 1,
    }),
    moment('leaves_at', '出发时间|出發時間|Leaves at', { required: true }),
    moment('returns_at', '返回时间|返回時間|Returns at', { required: true }),
    text('purpose', '用车事由|用車事由|Purpose', { required: true }),
    number('passengers', '乘车人数|乘車人數|Passengers', { required: true, min: 1, max: 60 }),
    choice('vehicle', '车辆|車輛|Vehicle', {
      of: ['轿车|轎車|Car', '商务车|商務車|Van', '货车|貨車|Truck', '中巴|中巴|Minibus'],
      required: true,
    }),
    text('plate', '车牌号|車牌號|Plate', { max: 20 }),
    person('driver', '驾驶员|駕駛員|Driver'),
    rows('行程|行程|Stops', {
      add: '添加地点|新增地點|Add a stop',
      sums: ['distance', 'cost'],
      columns: [
        text('place', '地点|地點|Place', { required: true }),
        number('distance', '里程（公里）|里程（公里）|Distance (km)', { precision: 1, width: 150 }),
        money('cost', '路桥停车费|路橋停車費|Tolls and parking', { width: 150 }),
        text('remark', '说明|說明|Details'),
      ],
    }),
    formula('distance', '总里程|總里程|Total distance', { is: `${ROWS}.distance` }),
    formula('cost', '费用合计|費用合計|Total cost', { is: `${ROWS}.cost` }),
    files('papers', '附件|附件|Attachments'),
    ...stamps('申请人|申請人|Applicant'),
  ],
  list: {
    columns: {
      bill_no: 150,
      purpose: 0,
      status: 110,
      vehicle: 100,
      leaves_at: 160,
      returns_at: 160,
      distance: 110,
      creator: 110,
    },
    search: ['status', 'vehicle', 'leaves_at', 'creator'],
    sortable: ['bill_no', 'leaves_at', 'distance'],
    sort: 'leaves_at',
  },
  rights: { staff: 'own', managers: '车辆管理员|車輛管理員|Fleet managers' },
  samples: ({ say, day, me }) =>
    (
      [
        [
          '拜访客户|拜訪客戶|Customer visit',
          '1',
          '3',
          -9,
          3,
          [
            ['苏州工业园|蘇州工業園|Industrial park', 86, 45],
            ['昆山|崑山|Kunshan', 32, 20],
          ],
        ],
        ['机场接人|機場接人|Airport transfer', '2', '3', -6, 2, [['浦东机场|浦東機場|Airport', 52, 30]]],
        ['样品运送|樣品運送|Delivering samples', '3', '2', 0, 2, [['嘉兴工厂|嘉興工廠|Factory in Jiaxing', 104, 60]]],
        ['员工体检|員工體檢|Health check of staff', '4', '1', 2, 18, [['市人民医院|市人民醫院|City hospital', 14, 0]]],
        ['展会布展|展會布展|Building the booth', '3', '1', 4, 3, [['会展中心|會展中心|Fair centre', 26, 40]]],
        ['银行办事|銀行辦事|Bank', '1', '3', -3, 1, [['建设银行|建設銀行|Bank', 6, 10]]],
        ['考察供应商|考察供應商|Supplier visit', '2', '1', 6, 4, [['宁波|寧波|Ningbo', 215, 120]]],
        ['团建活动|團建活動|Team outing', '4', '4', 8, 25, [['森林公园|森林公園|Forest park', 68, 50]]],
      ] as const
    ).map(([purpose, car, status, offset, passengers, stops]) => ({
      purpose: say(purpose),
      vehicle: car,
      status,
      passengers,
      leaves_at: day(offset, 9),
      returns_at: day(offset, 17),
      plate: status === '1' ? '' : '沪A·D3208',
      driver: me,
      [ROWS]: stops.map(([place, distance, cost]) => ({ place: say(place), distance, cost })),
    })),
}
