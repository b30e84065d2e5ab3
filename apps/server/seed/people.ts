import { demoAccounts } from './demo-accounts.ts'
import type { Organization } from './organizations.ts'
import type { RoleCode } from './roles.ts'

/** Gender codes of dictionary `sex`. */
const MALE = 1
const FEMALE = 2

/** Surname or given name and its spelling in accounts. */
type Name = readonly [text: string, spelling: string]

const SURNAMES: readonly Name[] = [
  ['赵', 'zhao'],
  ['钱', 'qian'],
  ['孙', 'sun'],
  ['周', 'zhou'],
  ['吴', 'wu'],
  ['郑', 'zheng'],
  ['陈', 'chen'],
  ['杨', 'yang'],
  ['黄', 'huang'],
  ['刘', 'liu'],
  ['徐', 'xu'],
  ['马', 'ma'],
  ['朱', 'zhu'],
  ['胡', 'hu'],
  ['林', 'lin'],
  ['郭', 'guo'],
  ['何', 'he'],
  ['高', 'gao'],
  ['罗', 'luo'],
  ['宋', 'song'],
  ['谢', 'xie'],
  ['唐', 'tang'],
  ['韩', 'han'],
]

const MEN: readonly Name[] = [
  ['建国', 'jianguo'],
  ['志强', 'zhiqiang'],
  ['俊杰', 'junjie'],
  ['浩然', 'haoran'],
  ['明辉', 'minghui'],
  ['子轩', 'zixuan'],
  ['文博', 'wenbo'],
  ['海涛', 'haitao'],
  ['宇航', 'yuhang'],
  ['立新', 'lixin'],
  ['国栋', 'guodong'],
]

const WOMEN: readonly Name[] = [
  ['雪梅', 'xuemei'],
  ['丽华', 'lihua'],
  ['思琪', 'siqi'],
  ['雨桐', 'yutong'],
  ['静怡', 'jingyi'],
  ['晓燕', 'xiaoyan'],
  ['佳宁', 'jianing'],
  ['秀英', 'xiuying'],
  ['梦洁', 'mengjie'],
]

/** The employees with fixed names, and their organisations. */
const KNOWN: readonly Known[] = [
  {
    account: 'admin',
    realName: '系统管理员',
    gender: MALE,
    organization: 'qiyuan.it.platform',
    also: ['qiyuan.administration'],
    roles: ['platformAdmin'],
  },
  {
    account: 'zhangwei',
    realName: '张伟',
    gender: MALE,
    organization: 'qiyuan.it.data',
    also: ['qiyuan.administration'],
    reportsTo: 'admin',
    roles: ['dataSteward'],
  },
  {
    account: 'lina',
    realName: '李娜',
    gender: FEMALE,
    organization: 'qiyuan.it.data',
    reportsTo: 'zhangwei',
    roles: ['dataReader'],
  },
  {
    account: 'chenjing',
    realName: '陈静',
    gender: FEMALE,
    organization: 'qiyuan.administration',
    leads: true,
    roles: ['departmentHead', 'employee'],
  },
  { account: 'wangfang', realName: '王芳', gender: FEMALE, organization: 'qiyuan.administration', roles: ['employee'] },
]

interface Known {
  account: string
  realName: string
  gender: number
  organization: string
  /** Codes of further organisations of the employee. */
  also?: readonly string[]
  /** Whether the employee is the head of the organisation. */
  leads?: boolean
  /** Account of the manager, an employee created before; default: the head of the organisation. */
  reportsTo?: string
  roles: readonly RoleCode[]
}

/** An employee of the demo company. */
export interface Person {
  id: string
  account: string
  realName: string
  gender: number
  mobilePhone: string
  email: string
  organization: Organization
  /** Further organisations of the employee. */
  also: readonly Organization[]
  /** Head of the organisation. */
  leads: boolean
  managerId: string | null
  isAdministrator: 0 | 1
  /** As in USER_STATE; null: never activated. */
  enabledMark: 0 | 1 | null
  roles: readonly RoleCode[]
}

/** Two hundred employees: each organisation has one head, to whom the others report. */
export function listPeople(organizations: readonly Organization[], newId: () => string): Person[] {
  const byId = new Map<string, Person>()
  const leaders = new Map<string, Person>()
  const names = spellNames()

  const byAccount = (account: string | undefined) => [...byId.values()].find((person) => person.account === account)

  function add(organization: Organization, person: Omit<Known, 'organization'>) {
    const number = byId.size + 1
    const leader = leaders.get(organization.id) ?? leaders.get(organization.parentId)
    const hired: Person = {
      id: newId(),
      account: person.account,
      realName: person.realName,
      gender: person.gender,
      // 190 0000 is an unassigned range, and example.com is reserved.
      mobilePhone: `1900000${String(number).padStart(4, '0')}`,
      email: `${person.account}@example.com`,
      organization,
      also: organizations.filter(({ enCode }) => person.also?.includes(enCode)),
      leads: !leaders.has(organization.id),
      managerId: (byAccount(person.reportsTo) ?? leader)?.id ?? null,
      isAdministrator: person.account === 'admin' ? 1 : 0,
      enabledMark: stateOf(number),
      roles: person.roles,
    }
    byId.set(hired.id, hired)
    if (hired.leads) leaders.set(organization.id, hired)
  }

  function addAnybody(organization: Organization) {
    const name = names.next().value
    if (name) add(organization, { ...name, roles: rolesIn(organization, { leads: !leaders.has(organization.id) }) })
  }

  for (const organization of organizations) {
    const here = KNOWN.filter((person) => person.organization === organization.enCode)
    const head = here.find(({ leads }) => leads)
    const known = here.filter((person) => person !== head)
    if (head) {
      add(organization, head)
      // The others keep the names that they have without this employee.
      names.next()
    } else addAnybody(organization)
    for (const person of known) add(organization, person)
    for (let more = organization.staff - known.length; more > 0; more--) addAnybody(organization)
  }
  return [...byId.values()]
}

function rolesIn({ enCode }: Organization, { leads }: { leads: boolean }): RoleCode[] {
  if (leads) return enCode === 'qiyuan.it.data' ? ['departmentHead', 'typeKeeper'] : ['departmentHead']
  if (enCode === 'qiyuan.it.data') return ['dataReader', 'employee']
  if (enCode === 'qiyuan.legal') return ['dataAuditor']
  return enCode.startsWith('qiyuan.it') || enCode === 'ruanjian.development' ? ['developer'] : ['employee']
}

/** The state of an employee: a few have left and one was never activated, so that lists show every state. */
function stateOf(number: number): 0 | 1 | null {
  if (number === 120) return null
  return number % 50 === 17 ? 0 : 1
}

/** Distinct names with distinct spellings, alternating between men and women. */
function* spellNames() {
  const reserved = new Set(demoAccounts.map(({ account }) => account))
  const givenNames = MEN.flatMap((man, index) => {
    const woman = WOMEN[index]
    return woman ? [[MALE, man] as const, [FEMALE, woman] as const] : [[MALE, man] as const]
  })
  for (let round = 0; round < givenNames.length; round++) {
    for (const [position, [surname, first]] of SURNAMES.entries()) {
      const [gender, [given, last]] = givenNames[(round + position) % givenNames.length] ?? [MALE, ['伟', 'wei']]
      const account = first + last
      if (!reserved.has(account)) yield { account, realName: surname + given, gender }
    }
  }
}
