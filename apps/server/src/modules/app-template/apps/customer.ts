import type { AppSpec } from '../app-spec.ts'
import {
  billNumber,
  choice,
  date,
  fromDictionary,
  money,
  note,
  other,
  person,
  phone,
  ROWS,
  rows,
  stamps,
  text,
} from '../fields.ts'

/** Customers with their contacts and follow-ups. */
export const customer: AppSpec = {
  code: 'customer',
  name: '客户管理|客戶管理|Customers',
  description:
    '客户、联系人与跟进阶段；销售看自己的，主管看全部|客戶、聯絡人與跟進階段；業務看自己的，主管看全部|Customers, their contacts and stages; sales people see their own, the head sees all',
  category: 'sale',
  numbering: { prefix: 'KH-', dateFormat: 'no', digit: 5 },
  form: { generalWidth: '1000px' },
  dictionaries: {
    sources: {
      name: '客户来源|客戶來源|Sources of customers',
      values: [
        '展会|展會|Fair',
        '官网|官網|Website',
        '转介绍|轉介紹|Recommendation',
        '电话开发|電話開發|Cold call',
        '广告|廣告|Advertising',
      ],
    },
  },
  fields: [
    billNumber('code', '客户编号|客戶編號|Number'),
    text('name', '客户名称|客戶名稱|Customer', { required: true }),
    choice('level', '客户等级|客戶等級|Level', {
      of: ['重点客户|重點客戶|Key account', '普通客户|普通客戶|Regular', '潜在客户|潛在客戶|Prospect'],
      required: true,
      first: 3,
    }),
    choice('stage', '跟进阶段|跟進階段|Stage', {
      tones: ['off', 'info', 'attention', 'on', 'danger'],
      of: [
        '初步接触|初步接觸|First contact',
        '需求确认|需求確認|Needs',
        '方案报价|方案報價|Offer',
        '已成交|已成交|Won',
        '已流失|已流失|Lost',
      ],
      required: true,
      first: 1,
    }),
    fromDictionary('source', '客户来源|客戶來源|Source', { from: 'sources' }),
    phone('phone', '联系电话|聯絡電話|Phone'),
    text('website', '网址|網址|Website', { max: 200 }),
    other('address', ['region', '所在地区|所在地區|Region']),
    text('street', '详细地址|詳細地址|Address', { max: 200 }),
    person('owner', '客户经理|客戶經理|Account manager', { me: true, required: true }),
    money('potential', '预计金额|預計金額|Potential'),
    date('next_on', '下次跟进|下次跟進|Next contact'),
    rows('联系人|聯絡人|Contacts', {
      add: '添加联系人|新增聯絡人|Add a contact',
      columns: [
        text('contact', '姓名|姓名|Name', { required: true, max: 50, width: 150 }),
        text('post', '职务|職務|Position', { max: 50, width: 150 }),
        phone('mobile', '手机|手機|Mobile', { width: 160 }),
        text('mail', '邮箱|電子郵件|E-mail'),
      ],
    }),
    note('remark', '备注|備註|Notes'),
    ...stamps('创建人|建立者|Entered by'),
  ],
  list: {
    columns: { code: 120, name: 0, level: 110, stage: 110, source: 110, potential: 120, next_on: 120, owner: 150 },
    search: ['name', 'level', 'stage', 'owner'],
    sortable: ['code', 'name', 'potential', 'next_on'],
    sort: 'code',
  },
  rights: { staff: 'own', managers: '销售主管|業務主管|Heads of sales' },
  samples: ({ say, day, me }) =>
    (
      [
        ['华东精密制造|華東精密製造|Eastern Precision', '1', '4', '1', 480_000, '陈国平|陳國平|Paul Chen'],
        ['远航国际物流|遠航國際物流|Voyage Logistics', '2', '3', '3', 160_000, '李婷婷|李婷婷|Tina Lee'],
        ['蓝海食品|藍海食品|Blue Sea Food', '1', '4', '1', 350_000, '黄志远|黃志遠|James Wong'],
        ['新锐软件|新銳軟體|Newsoft', '3', '1', '2', 60_000, '许文静|許文靜|Jenny Hsu'],
        ['金桥建筑|金橋建築|Golden Bridge', '2', '2', '4', 220_000, '赵立军|趙立軍|Leo Chao'],
        ['绿源农业|綠源農業|Green Source', '3', '5', '5', 90_000, '孙雅琴|孫雅琴|Sarah Sun'],
        ['瑞康医疗器械|瑞康醫療器材|Ruikang Medical', '2', '3', '3', 270_000, '周明|周明|Mark Chou'],
        ['星河文化传媒|星河文化傳媒|Galaxy Media', '3', '2', '2', 75_000, '吴敏|吳敏|Amy Wu'],
        ['恒力机电|恆力機電|Hengli Motors', '1', '3', '1', 640_000, '郑伟|鄭偉|William Cheng'],
      ] as const
    ).map(([name, level, stage, source, potential, contact], index) => ({
      name: say(name),
      level,
      stage,
      source,
      potential,
      phone: `0512-6688123${index}`,
      website: `https://customer${index + 1}.example.com`,
      street: say('产业园 8 号|產業園 8 號|8 Industry Park'),
      owner: me,
      next_on: day(2 + index),
      [ROWS]: [
        {
          contact: say(contact),
          post: say('采购经理|採購經理|Purchasing manager'),
          mobile: `1381234567${index}`,
          mail: `contact${index + 1}@example.com`,
        },
      ],
    })),
}
