import type { ChoiceTreeNode, Person } from '../services/widget-services.ts'

/** A person of the in-memory services, with the facts that only a whole record has. */
export interface MemoryPerson extends Person {
  account: string
  realName: string
  /** Id of the organisation that the person works in. */
  organizeId: string
  /** Initials of the pinyin, for searching. */
  quickQuery?: string | undefined
  mobilePhone?: string | undefined
  /** Ids of the positions, roles and groups of the person. */
  memberOf?: readonly string[] | undefined
}

const SURNAMES =
  '王wang 李li 张zhang 刘liu 陈chen 杨yang 赵zhao 黄huang 周zhou 吴wu 徐xu 孙sun 马ma 朱zhu 胡hu 林lin 郭guo 何he 高gao 罗luo'
const GIVEN =
  '伟wei 芳fang 娜na 敏min 静jing 强qiang 磊lei 洋yang 艳yan 勇yong 军jun 杰jie 娟juan 涛tao 明ming 超chao 霞xia 平ping 刚gang 玲ling 桂gui 鹏peng 华hua 飞fei 丽li'

const syllables = (text: string) => text.split(' ').map((one) => ({ sign: one.charAt(0), sound: one.slice(1) }))

/** The tree of a company with departments, positions and roles, and as many people as wanted: the same every time. */
export function demoCompany(peopleCount = 60) {
  const department = (id: string, fullName: string): ChoiceTreeNode => ({
    id,
    fullName,
    enCode: id,
    type: 'department',
  })
  const organizations: ChoiceTreeNode[] = [
    {
      id: 'group',
      fullName: '晨光集团',
      enCode: 'group',
      type: 'company',
      children: [
        {
          ...department('hq', '总部'),
          children: [department('hr', '人力资源部'), department('finance', '财务部'), department('it', '信息技术部')],
        },
        {
          id: 'east',
          fullName: '华东公司',
          enCode: 'east',
          type: 'company',
          children: [department('east-sales', '销售部'), department('east-service', '客户服务部')],
        },
        {
          id: 'south',
          fullName: '华南公司',
          enCode: 'south',
          type: 'company',
          children: [department('south-sales', '销售部')],
        },
      ],
    },
  ]
  const leaves = ['hr', 'finance', 'it', 'east-sales', 'east-service', 'south-sales']
  const names = new Map(
    [...walk(organizations, [])].map(({ node, path }): [string, string] => [node.id, path.join('/')]),
  )
  return {
    organizations,
    positions: [
      {
        ...department('hr', '晨光集团/总部/人力资源部'),
        children: [
          { id: 'p-hr-lead', fullName: '人事经理', enCode: 'hr-lead', type: 'position' },
          { id: 'p-recruiter', fullName: '招聘专员', enCode: 'recruiter', type: 'position' },
        ],
      },
      {
        ...department('finance', '晨光集团/总部/财务部'),
        children: [{ id: 'p-accountant', fullName: '会计', enCode: 'accountant', type: 'position' }],
      },
      department('it', '晨光集团/总部/信息技术部'),
    ] satisfies ChoiceTreeNode[],
    groups: [{ id: 'g-fire', fullName: '义务消防队', enCode: 'fire', type: 'group' }],
    roles: [
      {
        id: '1',
        fullName: '全局',
        children: [
          { id: 'r-admin', onlyId: '1-r-admin', fullName: '系统管理员', enCode: 'admin', type: 'role' },
          { id: 'r-audit', onlyId: '1-r-audit', fullName: '审计', enCode: 'audit', type: 'role' },
        ],
      },
      {
        id: 'east',
        fullName: '华东公司',
        type: 'company',
        children: [{ id: 'r-sales', onlyId: 'east-r-sales', fullName: '销售', enCode: 'sales', type: 'role' }],
      },
      {
        id: 'south',
        fullName: '华南公司',
        type: 'company',
        children: [{ id: 'r-sales', onlyId: 'south-r-sales', fullName: '销售', enCode: 'sales', type: 'role' }],
      },
    ] satisfies ChoiceTreeNode[],
    people: Array.from({ length: peopleCount }, (_, place) => personAt(place, { leaves, names })),
    colleagues: 'hr',
    subordinates: ['u2', 'u3', 'u5'],
  }
}

function personAt(
  place: number,
  { leaves, names }: { leaves: readonly string[]; names: ReadonlyMap<string, string> },
): MemoryPerson {
  const surnames = syllables(SURNAMES)
  const given = syllables(GIVEN)
  const first = surnames[place % surnames.length] ?? { sign: '王', sound: 'wang' }
  const second = given[Math.floor(place / surnames.length) % given.length] ?? { sign: '伟', sound: 'wei' }
  const round = Math.floor(place / (surnames.length * given.length))
  const account = `${first.sound}${second.sound}${round || ''}`
  const realName = first.sign + second.sign
  const organizeId = leaves[place % leaves.length] ?? 'hr'
  return {
    id: `u${place + 1}`,
    account,
    realName,
    fullName: `${realName}/${account}`,
    quickQuery: first.sound.charAt(0) + second.sound.charAt(0),
    organizeId,
    organize: names.get(organizeId),
    ...(place < 3 && { memberOf: ['r-audit'] }),
    ...(place % 7 !== 6 && { mobilePhone: `138${String(10_000_000 + place)}` }),
  }
}

function* walk(
  nodes: readonly ChoiceTreeNode[],
  above: readonly string[],
): Generator<{ node: ChoiceTreeNode; path: string[] }> {
  for (const node of nodes) {
    const path = [...above, node.fullName]
    yield { node, path }
    yield* walk(node.children ?? [], path)
  }
}
