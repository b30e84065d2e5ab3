import { ROOT_ID } from '@sqos/contract'

type Category = 'company' | 'department'

interface OrganizationSeed {
  enCode: string
  fullName: string
  category: Category
  /** Number of employees besides the head. */
  staff: number
  profile?: Record<string, string>
  children?: readonly OrganizationSeed[]
}

const department = (
  enCode: string,
  fullName: string,
  { staff, children = [] }: { staff: number; children?: readonly OrganizationSeed[] },
): OrganizationSeed => ({ enCode, fullName, category: 'department', staff, children })

/** A fictional group: four companies and their departments. */
const GROUP: OrganizationSeed = {
  enCode: 'qiyuan',
  fullName: '启元实业集团',
  category: 'company',
  staff: 2,
  profile: {
    shortName: '启元集团',
    address: '江苏省苏州市工业园区星湖街 100 号',
    webSite: 'https://www.example.com',
    managerName: '赵建国',
    businessscope: '实业投资与管理',
  },
  children: [
    department('qiyuan.office', '总裁办公室', { staff: 3 }),
    department('qiyuan.hr', '人力资源中心', {
      staff: 2,
      children: [
        department('qiyuan.hr.recruiting', '招聘部', { staff: 4 }),
        department('qiyuan.hr.pay', '薪酬绩效部', { staff: 3 }),
      ],
    }),
    department('qiyuan.finance', '财务中心', {
      staff: 2,
      children: [
        department('qiyuan.finance.accounting', '会计部', { staff: 5 }),
        department('qiyuan.finance.treasury', '资金部', { staff: 3 }),
      ],
    }),
    department('qiyuan.it', '信息技术中心', {
      staff: 2,
      children: [
        department('qiyuan.it.platform', '平台研发部', { staff: 8 }),
        department('qiyuan.it.data', '数据治理部', { staff: 6 }),
        department('qiyuan.it.operations', '运维保障部', { staff: 5 }),
      ],
    }),
    department('qiyuan.legal', '法务合规部', { staff: 3 }),
    department('qiyuan.administration', '行政部', { staff: 4 }),
    {
      enCode: 'zhizao',
      fullName: '启元智能制造有限公司',
      category: 'company',
      staff: 1,
      profile: { shortName: '启元制造', address: '江苏省无锡市新吴区长江路 28 号', businessscope: '智能装备生产' },
      children: [
        department('zhizao.production', '生产部', {
          staff: 3,
          children: [
            department('zhizao.production.one', '一车间', { staff: 15 }),
            department('zhizao.production.two', '二车间', { staff: 14 }),
          ],
        }),
        department('zhizao.quality', '质量部', { staff: 6 }),
        department('zhizao.purchasing', '采购部', { staff: 5 }),
        department('zhizao.process', '工艺研发部', { staff: 6 }),
      ],
    },
    {
      enCode: 'gongying',
      fullName: '启元供应链有限公司',
      category: 'company',
      staff: 1,
      profile: { shortName: '启元供应链', address: '上海市嘉定区宝安公路 3000 号', businessscope: '仓储与运输' },
      children: [
        department('gongying.warehouse', '仓储部', { staff: 10 }),
        department('gongying.transport', '运输部', { staff: 9 }),
        department('gongying.service', '客户服务部', { staff: 6 }),
      ],
    },
    {
      enCode: 'ruanjian',
      fullName: '启元软件科技有限公司',
      category: 'company',
      staff: 1,
      profile: { shortName: '启元软件', address: '浙江省杭州市滨江区江南大道 600 号', businessscope: '软件开发与服务' },
      children: [
        department('ruanjian.product', '产品部', { staff: 5 }),
        department('ruanjian.development', '软件研发部', { staff: 12 }),
        department('ruanjian.testing', '测试部', { staff: 5 }),
        department('ruanjian.marketing', '市场部', { staff: 4 }),
        department('ruanjian.sales', '销售部', {
          staff: 2,
          children: [
            department('ruanjian.sales.east', '华东大区', { staff: 5 }),
            department('ruanjian.sales.south', '华南大区', { staff: 5 }),
          ],
        }),
      ],
    },
  ],
}

/** An organisation with its place in the tree and its number of employees. */
export interface Organization extends Omit<OrganizationSeed, 'children'> {
  id: string
  parentId: string
  sortCode: number
}

/** The organisations as a list, parents first. */
export function listOrganizations(newId: () => string): Organization[] {
  function listFrom(
    seed: OrganizationSeed,
    { parentId, sortCode }: { parentId: string; sortCode: number },
  ): Organization[] {
    const { children = [], ...own } = seed
    const id = newId()
    const below = children.flatMap((child, index) => listFrom(child, { parentId: id, sortCode: index }))
    return [{ ...own, id, parentId, sortCode }, ...below]
  }
  return listFrom(GROUP, { parentId: ROOT_ID, sortCode: 0 })
}
