/** A position of the demo company. */
export interface PositionSeed {
  enCode: string
  fullName: string
  /** Code of the company or centre of the position; employees below it may hold it. */
  organization: string
  /** Code in dictionary PositionType. */
  type: 'management' | 'technical' | 'functional' | 'sales' | 'operation'
}

/** The positions of the demo company. */
export const POSITIONS: readonly PositionSeed[] = [
  { enCode: 'president', fullName: '总裁', organization: 'qiyuan', type: 'management' },
  { enCode: 'generalManager', fullName: '总经理', organization: 'qiyuan', type: 'management' },
  { enCode: 'departmentManager', fullName: '部门经理', organization: 'qiyuan', type: 'management' },
  { enCode: 'specialist', fullName: '职能专员', organization: 'qiyuan', type: 'functional' },
  { enCode: 'accountant', fullName: '会计', organization: 'qiyuan.finance', type: 'functional' },
  { enCode: 'softwareEngineer', fullName: '软件工程师', organization: 'qiyuan.it', type: 'technical' },
  { enCode: 'workshopOperator', fullName: '车间操作员', organization: 'zhizao', type: 'operation' },
  { enCode: 'processEngineer', fullName: '工艺工程师', organization: 'zhizao', type: 'technical' },
  { enCode: 'warehouseKeeper', fullName: '仓储管理员', organization: 'gongying', type: 'operation' },
  { enCode: 'serviceAgent', fullName: '客服代表', organization: 'gongying', type: 'functional' },
  { enCode: 'developer', fullName: '研发工程师', organization: 'ruanjian', type: 'technical' },
  { enCode: 'salesManager', fullName: '销售经理', organization: 'ruanjian.sales', type: 'sales' },
]

/** Position of ordinary employees by the prefix of their organisation's code; the first match applies. */
const BY_ORGANIZATION: readonly (readonly [string, string])[] = [
  ['qiyuan.finance', 'accountant'],
  ['qiyuan.it', 'softwareEngineer'],
  ['qiyuan', 'specialist'],
  ['zhizao.production', 'workshopOperator'],
  ['zhizao', 'processEngineer'],
  ['gongying.service', 'serviceAgent'],
  ['gongying', 'warehouseKeeper'],
  ['ruanjian.sales', 'salesManager'],
  ['ruanjian', 'developer'],
]

/** Code of the position of an employee in this organisation. */
export function positionCodeOf(
  organization: { enCode: string; category: 'company' | 'department' },
  { leads }: { leads: boolean },
): string {
  if (leads && organization.enCode === 'qiyuan') return 'president'
  if (leads) return organization.category === 'company' ? 'generalManager' : 'departmentManager'
  return BY_ORGANIZATION.find(([code]) => organization.enCode.startsWith(code))?.[1] ?? 'specialist'
}
