import type { Db } from '../src/platform/db/database.ts'
import type { Stamp } from './stamp.ts'

type Node = Record<string, unknown>

const text = (letters: string, ...marks: string[]): Node => ({
  type: 'text',
  text: letters,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const variable = (code: string, name: string): Node => ({ type: 'variable', attrs: { code, name } })
const p = (...content: Node[]): Node => ({ type: 'paragraph', ...(content.length > 0 && { content }) })
const end = (...content: Node[]): Node => ({ type: 'paragraph', attrs: { align: 'right' }, content })
const h = (level: number, letters: string, align?: string): Node => ({
  type: 'heading',
  attrs: { ...(align && { align }), level },
  content: [text(letters)],
})
const list = (...items: Node[][]): Node => ({
  type: 'bulletList',
  content: items.map((content) => ({ type: 'listItem', content: [p(...content)] })),
})
const row = (type: 'tableHeader' | 'tableCell', ...cells: Node[]): Node => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type, content: [p(cell)] })),
})
const documentOf = (...content: Node[]) => JSON.stringify({ type: 'doc', content })

const SIGNATURE = [end(variable('company', '公司名称')), end(variable('today', '今天的日期'))]

const OFFER = documentOf(
  h(1, '录用通知书', 'center'),
  p(text('尊敬的 '), variable('candidate', '候选人姓名'), text('：')),
  p(
    text('很高兴通知您，经过面试评估，我们诚邀您加入'),
    variable('company', '公司名称'),
    text('，担任'),
    variable('position', '职位'),
    text('。'),
  ),
  h(2, '岗位与待遇'),
  {
    type: 'table',
    content: [
      row('tableHeader', text('项目'), text('内容')),
      row('tableCell', text('入职日期'), variable('startDate', '入职日期')),
      row('tableCell', text('试用期'), text('三个月')),
      row('tableCell', text('税前月薪'), variable('salary', '月薪')),
    ],
  },
  h(2, '报到时请携带'),
  list([text('身份证原件和复印件')], [text('学历、学位证书原件')], [text('上一家单位的离职证明')]),
  p(text('请在收到本通知后三个工作日内回复确认。如有疑问，请联系 '), variable('userName', '当前用户姓名'), text('。')),
  ...SIGNATURE,
)

const QUOTATION = documentOf(
  h(1, '报价单', 'center'),
  p(text('客户：', 'bold'), variable('customer', '客户名称')),
  p(text('报价日期：', 'bold'), variable('today', '今天的日期')),
  {
    type: 'table',
    content: [
      row('tableHeader', text('产品'), text('数量'), text('单价（元）'), text('金额（元）')),
      row('tableCell', text('　'), text('　'), text('　'), text('　')),
      row('tableCell', text('合计'), text('　'), text('　'), variable('amount', '报价金额')),
    ],
  },
  h(2, '条款'),
  list([text('报价有效期三十天，含增值税。')], [text('合同签订后支付 30 %，验收后支付余款。')], [text('质保期一年。')]),
  p(text('联系人：'), variable('userName', '当前用户姓名')),
  ...SIGNATURE,
)

const NOTICE = documentOf(
  h(1, '放假通知', 'center'),
  p(text('各部门：')),
  p(text('根据国家规定，结合公司安排，现将'), variable('holiday', '节日名称'), text('放假事宜通知如下：')),
  list(
    [text('放假时间：'), variable('holidayDates', '放假日期')],
    [text('放假前请关闭电源、门窗，做好安全检查。')],
    [text('值班安排由各部门在放假前两天报行政部。')],
  ),
  p(text('祝大家节日愉快！')),
  ...SIGNATURE,
)

const CATEGORIES = ['人事', '销售', '行政'] as const
const TEMPLATES = [
  {
    fullName: '录用通知书',
    category: '人事',
    description: '发给候选人的录用信，含岗位、待遇和报到材料',
    content: OFFER,
  },
  { fullName: '报价单', category: '销售', description: '给客户的报价，含产品表格和条款', content: QUOTATION },
  { fullName: '放假通知', category: '行政', description: '节假日安排，发给全体员工', content: NOTICE },
]

const MODULES = [
  {
    fullName: '保密条款',
    category: '合同条款',
    content: documentOf(
      h(3, '保密'),
      p(
        text(
          '双方对在合作中知悉的对方商业秘密负有保密义务，未经书面同意不得向第三方披露。本条款在合作结束后两年内有效。',
        ),
      ),
    ),
  },
  {
    fullName: '付款条款',
    category: '合同条款',
    content: documentOf(
      h(3, '付款'),
      p(text('合同签订后五个工作日内支付 30 %，交付验收后十个工作日内支付余款。逾期按日万分之五计收违约金。')),
    ),
  },
  { fullName: '落款', category: '书信', content: documentOf(...SIGNATURE) },
]

const VARIABLES: readonly [code: string, name: string, value?: string][] = [
  ['company', '公司名称', '示例科技有限公司'],
  ['candidate', '候选人姓名'],
  ['position', '职位'],
  ['startDate', '入职日期'],
  ['salary', '月薪'],
  ['customer', '客户名称'],
  ['amount', '报价金额'],
  ['holiday', '节日名称'],
  ['holidayDates', '放假日期'],
]

/** Outlines: a heading a line, its level by the number of `#`. */
const OUTLINES = [
  ['工作总结', '# 工作概述\n# 主要成果\n## 重点项目\n## 数据指标\n# 问题与不足\n# 下一步计划'],
  ['项目方案', '# 背景与目标\n# 方案内容\n## 范围\n## 进度\n## 预算\n# 风险与对策\n# 附件'],
  ['会议纪要', '# 会议信息\n# 议题与讨论\n# 决议\n# 待办事项'],
] as const

const TAGS = [
  ['正式', '正式、严谨的商务书面语'],
  ['简洁', '句子短，不说空话'],
  ['亲切', '亲切、友好，像对同事说话'],
  ['有说服力', '突出对读者的好处，有说服力'],
] as const

const nobody = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }

/** Templates of the writing area of the demo company, and what they are made from. */
export async function seedWriting(db: Db, { newId, created }: Stamp): Promise<void> {
  const rows: Part[] = []
  function add(kind: string, fullName: string, values: Partial<Part> = {}): string {
    const id = newId()
    const sortCode = rows.filter((one) => one.kind === kind).length + 1
    rows.push({
      ...nobody,
      ...created,
      id,
      kind,
      fullName,
      enCode: '',
      categoryId: null,
      content: '',
      sortCode,
      ...values,
    })
    return id
  }
  const categories = new Map(CATEGORIES.map((name) => [name as string, add('category', name)]))
  const moduleCategories = new Map(
    [...new Set(MODULES.map(({ category }) => category))].map((name) => [name, add('moduleCategory', name)]),
  )
  for (const { fullName, category, content } of MODULES)
    add('module', fullName, { content, categoryId: moduleCategories.get(category) ?? null })
  for (const [enCode, name, content = ''] of VARIABLES) add('variable', name, { enCode, content })
  for (const [name, content] of OUTLINES) add('outline', name, { content })
  for (const [name, content] of TAGS) add('tag', name, { content })
  await db.insertInto('writingParts').values(rows).execute()
  await db
    .insertInto('writingTemplates')
    .values(
      TEMPLATES.map(({ category, ...template }, place) => ({
        ...nobody,
        ...created,
        ...template,
        id: newId(),
        categoryId: categories.get(category) ?? null,
        sortCode: place + 1,
      })),
    )
    .execute()
}

interface Part {
  id: string
  kind: string
  fullName: string
  enCode: string
  categoryId: string | null
  content: string
  sortCode: number
  creatorTime: Date
  creatorUserId: null
  lastModifyUserId: null
  deleteMark: null
  deleteUserId: null
}
