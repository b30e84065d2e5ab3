import type { DemoFiles } from './demo-files.ts'

/** Author of a record. */
export interface SeedPerson {
  id: string
  account: string
  realName: string
  organizeId: string | null
}

/** A record of a model, in the format of its form. */
export interface RecordSeed {
  model: string
  by: SeedPerson
  data: Record<string, unknown>
}

/** Creates a record as entered at a moment; contacts refer to the customers that exist by then. */
export type MakeRecord = (moment: number, customers: readonly string[]) => RecordSeed

interface Facts {
  files: DemoFiles
  people: readonly SeedPerson[]
  industries: readonly string[]
  departments: readonly string[]
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Midnight of the day, `days` later. */
const dayOf = (moment: number, days = 0) => new Date(new Date(moment).setHours(0, 0, 0, 0) + days * DAY).getTime()

const REASONS = [
  ['1', '国庆后补休，带家人出行', 3],
  ['2', '办理房产过户手续', 1],
  ['3', '感冒发烧，医生建议休息', 2],
  ['8', '周末加班调休', 1],
  ['2', '孩子家长会', 0.5],
  ['1', '年假回老家', 5],
  ['4', '筹备婚礼', 10],
  ['3', '牙科手术复诊', 0.5],
] as const

const TRIPS = [
  [
    '上海客户拜访',
    [
      ['1', '高铁往返', 1106],
      ['2', '住宿两晚', 860],
      ['3', '工作餐', 245.5],
    ],
  ],
  [
    '部门办公用品',
    [
      ['4', '打印纸 10 箱', 1280],
      ['4', '硒鼓 4 支', 1560.8],
    ],
  ],
  [
    '深圳展会参展',
    [
      ['1', '机票', 2380],
      ['2', '住宿三晚', 1620],
      ['3', '客户宴请', 1988],
      ['6', '展位物料', 760],
    ],
  ],
  ['月度通讯费', [['5', '手机话费', 188]]],
  [
    '项目现场交通',
    [
      ['1', '打车费', 326.4],
      ['1', '停车费', 60],
    ],
  ],
] as const

const ORDERS = [
  [
    '苏州恒力机电有限公司',
    [
      ['伺服电机', 'MS-400W', '台', 12, 1860],
      ['联轴器', 'LK-20', '个', 24, 85.5],
    ],
  ],
  [
    '宁波永泰紧固件厂',
    [
      ['内六角螺栓', 'M8×30', '盒', 200, 12.8],
      ['平垫圈', 'M8', '盒', 150, 4.6],
    ],
  ],
  ['广州视源科技', [['会议平板', '86寸', '台', 2, 15_800]]],
  [
    '北京科仪仪器',
    [
      ['数字示波器', 'DS1104', '台', 3, 3280],
      ['万用表', '17B+', '台', 10, 428],
    ],
  ],
  ['杭州晨光纸业', [['复印纸', 'A4 70g', '箱', 60, 118]]],
] as const

const ASSETS = [
  ['笔记本电脑', '1', 'ThinkPad T14', 7299],
  ['显示器', '1', 'U2723QE', 3499],
  ['升降办公桌', '2', '1.4m 双电机', 1680],
  ['数控车床', '3', 'CK6150', 186_000],
  ['商务车', '4', 'GL8', 259_900],
  ['游标卡尺', '5', '0-200mm', 420],
  ['投影仪', '1', 'CB-X50', 4599],
  ['文件柜', '2', '五门', 880],
] as const

const COMPANIES = [
  ['华东精密制造有限公司', '1', '0512-66881234'],
  ['远航国际物流有限公司', '2', '021-58880011'],
  ['蓝海食品股份有限公司', '1', '0571-87651200'],
  ['新锐软件技术有限公司', '3', '010-62345678'],
  ['金桥建筑工程有限公司', '2', '025-84321000'],
  ['绿源农业发展有限公司', '3', '0531-82011234'],
  ['瑞康医疗器械有限公司', '1', '028-85123456'],
  ['星河文化传媒有限公司', '2', '0755-26001234'],
] as const

const CONTACTS = [
  ['陈国平', '1', '采购经理', '13812345678'],
  ['李婷婷', '2', '总经理助理', '13987654321'],
  ['黄志远', '1', '技术总监', '13600001111'],
  ['许文静', '2', '财务主管', '15011112222'],
  ['赵立军', '1', '生产厂长', '18633334444'],
  ['孙雅琴', '2', '市场经理', '17755556666'],
] as const

const CHECKS = [
  ['1', ['1', '2', '3'], '1', 5, ''],
  ['4', ['3', '4'], '2', 3, '配电柜门未上锁'],
  ['3', ['1', '2'], '2', 3, '灭火器压力不足，两具需更换'],
  ['2', ['1', '4', '5'], '1', 4, ''],
  ['5', ['1', '3', '5'], '1', 5, ''],
  ['3', ['1'], '3', 1, '消防通道被货物堵塞'],
] as const

const VISITS = [
  ['年度供应商复评', 'S001', '4', '1', '', 5, 1280],
  ['新供应商准入考察', 'S003', '10', '2', '一处消防通道堆放货物', 4, 2360.5],
  ['包装材料质量考察', 'S002', '3', '1', '', 4, 1890],
  ['物流仓储现场考察', 'S005', '2', '3', '冷库温度记录缺失', 2, 960],
  ['办公用品集中采购考察', 'S004', '1', '1', '', 4, 0],
] as const

const REPEAT = 3

/** The records of the demo company, in the order of their entry. */
export function listRecords({ files, people, industries, departments }: Facts): MakeRecord[] {
  let turn = 0
  const nextPerson = (): SeedPerson => {
    turn += 1
    const person = people[turn % people.length]
    if (!person) throw new Error('The demo data contains no user who can create records.')
    return person
  }
  const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length]

  const customers = COMPANIES.map(([name, level, phone], index): MakeRecord => {
    const [by, owner] = [nextPerson(), nextPerson()]
    return () => ({
      model: 'customer',
      by,
      data: {
        name,
        level,
        phone,
        industry: pick(industries, index),
        owner: owner.id,
        credit: 20 + index * 15,
        street: `${index + 18} 号产业园 ${index + 1} 栋`,
      },
    })
  })
  const contacts = CONTACTS.map(([name, gender, post, phone], index): MakeRecord => {
    const by = nextPerson()
    return (_, known) => ({
      model: 'contact',
      by,
      data: { name, gender, post, phone, customer_id: pick(known, index) },
    })
  })
  const daily = Array.from({ length: REPEAT }, (_, round) => [
    ...REASONS.map(([leave_type, reason, days], index): MakeRecord => {
      const [by, deputy] = [nextPerson(), nextPerson()]
      return (moment) => {
        const start = dayOf(moment, 2 + ((index + round) % 5)) + 9 * HOUR
        return {
          model: 'leaveRequest',
          by,
          data: {
            leave_type,
            reason,
            days,
            deputy: deputy.id,
            start_time: start,
            end_time: start + Math.max(1, days) * DAY - 15 * HOUR,
          },
        }
      }
    }),
    ...TRIPS.map(([title, lines], index): MakeRecord => {
      const by = nextPerson()
      return (moment) => ({
        model: 'expenseClaim',
        by,
        data: {
          title,
          pay_way: String((index % 3) + 1),
          happened_on: dayOf(moment, -3),
          advance: index % 2 === 0 ? 0 : 200,
          tableField150: lines.map(([kind, note, amount]) => ({ kind, note, amount, spent_on: dayOf(moment, -3) })),
        },
      })
    }),
    ...ORDERS.map(([supplier, lines], index): MakeRecord => {
      const [by, buyer] = [nextPerson(), nextPerson()]
      return (moment) => ({
        model: 'purchaseOrder',
        by,
        data: {
          supplier,
          buyer: buyer.id,
          status: String(((index + round) % 4) + 1),
          ordered_on: dayOf(moment),
          due_on: dayOf(moment, 14),
          tableField150: lines.map(([item, model, unit, quantity, price]) => ({ item, model, unit, quantity, price })),
        },
      })
    }),
    ...ASSETS.map(([name, kind, model, price], index): MakeRecord => {
      const [by, keeper] = [nextPerson(), nextPerson()]
      return (moment) => ({
        model: 'asset',
        by,
        data: {
          name,
          kind,
          model,
          price,
          bought_on: dayOf(moment, -30 * (index + 1)),
          keeper: keeper.id,
          place: pick(departments, index),
          status: index === 6 ? '3' : '1',
          location: `${(index % 4) + 1} 楼 ${300 + index} 室`,
        },
      })
    }),
    ...CHECKS.map(([area, items, result, score, note], index): MakeRecord => {
      const by = nextPerson()
      return (moment) => ({
        model: 'inspection',
        by,
        data: {
          area,
          items,
          result,
          score,
          note,
          mended: result === '1' ? 1 : 0,
          checked_at: moment,
          ...(round === 0 && { photos: [pick(files.photos, index)] }),
        },
      })
    }),
  ]).flat()
  const visits = VISITS.map(([title, supplier, city, result, problems, score, cost], index): MakeRecord => {
    const by = nextPerson()
    return (moment) => ({
      model: 'supplierVisit',
      by,
      data: {
        title,
        supplier,
        city,
        result,
        problems,
        score,
        cost,
        visited_on: dayOf(moment),
        photos: files.photos.slice(index % 2, 2),
        reports: files.reports,
      },
    })
  })
  return [...customers, ...contacts, ...daily, ...visits]
}
