import { FIXED_TYPE_ID } from './fixed-ids.ts'
import { INDUSTRIES } from './industries.ts'
import { NATIONS } from './nations.ts'

/** Code, name and child values. */
export type ValueSeed = readonly [enCode: string, fullName: string, children?: readonly ValueSeed[]]

/** A dictionary, or a group of dictionaries when it has children. */
export interface DictionarySeed {
  enCode: string
  fullName: string
  id?: string
  isTree?: true
  description?: string
  values?: readonly ValueSeed[]
  children?: readonly DictionarySeed[]
}

/** The dictionaries that pages of this API family read by code, grouped by subject. */
export const DICTIONARIES: readonly DictionarySeed[] = [
  {
    enCode: 'base',
    fullName: '基础资料',
    children: [
      {
        enCode: 'sex',
        fullName: '性别',
        values: [
          ['1', '男'],
          ['2', '女'],
          ['3', '保密'],
        ],
      },
      {
        enCode: 'Nation',
        fullName: '民族',
        description: '依据 GB/T 3304-1991',
        values: NATIONS.map((name, index) => [String(index + 1).padStart(2, '0'), name] as const),
      },
      {
        enCode: 'Education',
        fullName: '文化程度',
        values: [
          ['doctor', '博士研究生'],
          ['master', '硕士研究生'],
          ['bachelor', '大学本科'],
          ['college', '大学专科'],
          ['vocational', '中等职业教育'],
          ['senior', '普通高中'],
          ['junior', '初中'],
          ['primary', '小学'],
        ],
      },
      {
        enCode: 'certificateType',
        fullName: '证件类型',
        values: [
          ['idCard', '居民身份证'],
          ['passport', '护照'],
          ['officer', '军官证'],
          ['hkmPermit', '港澳居民来往内地通行证'],
          ['twPermit', '台湾居民来往大陆通行证'],
          ['residence', '外国人永久居留身份证'],
        ],
      },
    ],
  },
  {
    enCode: 'company',
    fullName: '组织与企业',
    children: [
      {
        enCode: 'IndustryType',
        fullName: '所属行业',
        id: FIXED_TYPE_ID.industryType,
        isTree: true,
        description: '依据 GB/T 4754-2017',
        values: INDUSTRIES,
      },
      {
        enCode: 'EnterpriseNature',
        fullName: '企业性质',
        id: FIXED_TYPE_ID.enterpriseNature,
        values: [
          ['stateOwned', '国有企业'],
          ['collective', '集体企业'],
          ['private', '民营企业'],
          ['limited', '有限责任公司'],
          ['jointStock', '股份有限公司'],
          ['foreign', '外商投资企业'],
          ['hmt', '港澳台商投资企业'],
          ['individual', '个体工商户'],
        ],
      },
      {
        enCode: 'PositionType',
        fullName: '岗位类型',
        id: FIXED_TYPE_ID.positionType,
        values: [
          ['management', '管理岗'],
          ['technical', '技术岗'],
          ['functional', '职能岗'],
          ['sales', '销售岗'],
          ['operation', '操作岗'],
        ],
      },
      {
        enCode: 'RoleType',
        fullName: '角色类型',
        id: FIXED_TYPE_ID.roleType,
        values: [
          ['global', '全局角色'],
          ['organize', '组织角色'],
        ],
      },
      {
        enCode: 'groupType',
        fullName: '分组类型',
        values: [
          ['project', '项目组'],
          ['temporary', '临时小组'],
          ['interest', '兴趣小组'],
        ],
      },
    ],
  },
  {
    enCode: 'development',
    fullName: '开发平台',
    children: [
      {
        enCode: 'webDesign',
        fullName: '在线开发分类',
        values: [
          ['office', '行政办公'],
          ['personnel', '人力资源'],
          ['finance', '财务管理'],
          ['purchase', '采购管理'],
          ['sale', '销售管理'],
          ['warehouse', '仓储物流'],
          ['production', '生产制造'],
          ['project', '项目管理'],
        ],
      },
      {
        enCode: 'webForm',
        fullName: '功能表单分类',
        values: [
          ['single', '单表'],
          ['masterDetail', '主子表'],
          ['tree', '树形表'],
        ],
      },
      {
        enCode: 'flowForm',
        fullName: '流程表单分类',
        values: [
          ['approval', '审批'],
          ['expense', '报销'],
          ['leave', '请假'],
        ],
      },
      {
        enCode: 'WorkFlowCategory',
        fullName: '流程分类',
        values: [
          ['attendance', '考勤'],
          ['administrative', '行政'],
          ['financial', '财务'],
          ['hr', '人事'],
          ['business', '业务'],
        ],
      },
      {
        enCode: 'printDev',
        fullName: '打印模板分类',
        values: [
          ['bill', '业务单据'],
          ['contract', '合同'],
          ['label', '标签'],
          ['report', '报表'],
        ],
      },
      {
        enCode: 'portalDesigner',
        fullName: '门户分类',
        values: [
          ['work', '工作门户'],
          ['management', '管理门户'],
          ['data', '数据门户'],
        ],
      },
      {
        enCode: 'ReportSort',
        fullName: '报表分类',
        values: [
          ['sales', '销售报表'],
          ['finance', '财务报表'],
          ['hr', '人事报表'],
          ['inventory', '库存报表'],
        ],
      },
      {
        enCode: 'dbType',
        fullName: '数据库类型',
        values: [
          ['PostgreSQL', 'PostgreSQL'],
          ['MySQL', 'MySQL'],
          ['Oracle', 'Oracle'],
          ['SQLServer', 'SQL Server'],
          ['DM', '达梦数据库'],
          ['KingbaseES', '人大金仓'],
        ],
      },
      {
        enCode: 'DataInterface',
        fullName: '数据接口分类',
        id: FIXED_TYPE_ID.dataInterface,
        isTree: true,
        values: [
          [
            'internal',
            '内部接口',
            [
              ['master', '主数据'],
              ['statistics', '统计分析'],
            ],
          ],
          [
            'external',
            '外部接口',
            [
              ['partner', '合作伙伴'],
              ['public', '公共服务'],
            ],
          ],
        ],
      },
    ],
  },
]
