import { CHECK_TYPE, DATA_INTERFACE_CATEGORIES, DATA_TYPE, REQUEST_METHOD } from '@sqos/contract'
import type { Trx } from '../src/platform/db/database.ts'
import type { Stamp } from './stamp.ts'

/** Ids that documents of the demo company refer to. */
export const DATA_INTERFACE_ID = {
  departments: '0193481c5d1a7c3e8f20d1a7a0000001',
  cities: '0193481c5d1a7c3e8f20d1a7a0000002',
  suppliers: '0193481c5d1a7c3e8f20d1a7a0000003',
  dictionary: '0193481c5d1a7c3e8f20d1a7a0000004',
  headcount: '0193481c5d1a7c3e8f20d1a7a0000005',
  sex: '0193481c5d1a7c3e8f20d1a7a0000006',
} as const

interface InterfaceSeed {
  id: string
  fullName: string
  enCode: string
  /** Code of the category. */
  category: 'master' | 'statistics' | 'public'
  dataType: (typeof DATA_TYPE)[keyof typeof DATA_TYPE]
  query?: string
  path?: string
  parameters?: readonly object[]
  dataProcessing?: string
  description: string
}

const CITIES = ['北京', '上海', '广州', '深圳', '杭州', '成都', '武汉', '西安', '南京', '苏州']
const SUPPLIERS = [
  ['S001', '华信电子科技有限公司', '电子元件', '陈立', '13800000001'],
  ['S002', '东方包装材料有限公司', '包装材料', '周敏', '13800000002'],
  ['S003', '恒力机械设备有限公司', '机械设备', '吴强', '13800000003'],
  ['S004', '明德办公用品有限公司', '办公用品', '郑洁', '13800000004'],
  ['S005', '远航物流服务有限公司', '物流服务', '孙涛', '13800000005'],
  ['S006', '天成软件技术有限公司', '信息技术', '李想', '13800000006'],
]

/** Data interfaces with the options of the demo company's forms. */
const INTERFACES: readonly InterfaceSeed[] = [
  {
    id: DATA_INTERFACE_ID.departments,
    fullName: '部门列表',
    enCode: 'departments',
    category: 'master',
    dataType: DATA_TYPE.sql,
    query: `select d.id, d.full_name as "fullName", d.en_code as "enCode", c.full_name as company
from organizations d
left join organizations c on c.id = d.parent_id
where d.category = 'department' and d.enabled_mark = 1 and d.delete_mark is null
order by d.sort_code, d.en_code`,
    description: '弹窗选择部门时使用',
  },
  {
    id: DATA_INTERFACE_ID.cities,
    fullName: '常用城市',
    enCode: 'cities',
    category: 'master',
    dataType: DATA_TYPE.static,
    query: JSON.stringify(
      CITIES.map((fullName, index) => ({ id: String(index + 1), fullName })),
      null,
      2,
    ),
    description: '出差、巡检等表单的城市选项',
  },
  {
    id: DATA_INTERFACE_ID.suppliers,
    fullName: '供应商列表',
    enCode: 'suppliers',
    category: 'master',
    dataType: DATA_TYPE.static,
    query: JSON.stringify(
      SUPPLIERS.map(([id, fullName, kind, contact, mobilePhone]) => ({ id, fullName, kind, contact, mobilePhone })),
      null,
      2,
    ),
    description: '采购订单选择供应商时使用',
  },
  {
    id: DATA_INTERFACE_ID.dictionary,
    fullName: '字典数据查询',
    enCode: 'dictionaryValues',
    category: 'master',
    dataType: DATA_TYPE.sql,
    query: `select v.en_code as id, v.full_name as "fullName"
from dictionary_data v
join dictionary_types t on t.id = v.dictionary_type_id
where t.en_code = {typeCode} and v.full_name like '%{keyword}%'
  and v.enabled_mark = 1 and v.delete_mark is null
order by v.sort_code`,
    parameters: [
      { id: '1', field: 'typeCode', fieldName: '字典编码', dataType: 'varchar', required: 1, defaultValue: 'sex' },
      { id: '2', field: 'keyword', fieldName: '名称包含', dataType: 'varchar', required: 0, defaultValue: '' },
    ],
    description: '按字典编码查询启用的字典数据',
  },
  {
    id: DATA_INTERFACE_ID.headcount,
    fullName: '各公司部门数',
    enCode: 'departmentCount',
    category: 'statistics',
    dataType: DATA_TYPE.sql,
    query: `select c.id, c.full_name as "fullName", count(d.id) as departments
from organizations c
left join organizations d on d.parent_id = c.id and d.category = 'department' and d.delete_mark is null
where c.category = 'company' and c.delete_mark is null
group by c.id, c.full_name
order by departments desc`,
    dataProcessing: `(data) => {
  const total = data.reduce((sum, row) => sum + Number(row.departments), 0)
  return data.map((row) => ({
    ...row,
    departments: Number(row.departments),
    share: Math.round((Number(row.departments) / total) * 100) + '%',
  }))
}`,
    description: '统计每家公司的部门数量与占比',
  },
  {
    id: DATA_INTERFACE_ID.sex,
    fullName: '性别选项',
    enCode: 'sexOptions',
    category: 'public',
    dataType: DATA_TYPE.api,
    path: '/api/system/DictionaryData/sex/Data/Selector',
    dataProcessing: `(data) => data.list.map(({ enCode, fullName }) => ({ id: enCode, fullName }))`,
    description: '调用本系统的字典接口，并整理为选项',
  },
]

const METHOD = { [DATA_TYPE.sql]: REQUEST_METHOD.select, [DATA_TYPE.static]: '', [DATA_TYPE.api]: REQUEST_METHOD.get }

/** Inserts the interfaces of the demo company, after the dictionaries. */
export async function seedDataInterfaces(trx: Trx, { created }: Stamp): Promise<void> {
  const categories = await trx
    .selectFrom('dictionaryData')
    .select(['id', 'enCode'])
    .where('dictionaryTypeId', '=', DATA_INTERFACE_CATEGORIES)
    .execute()
  const idOf = new Map(categories.map(({ id, enCode }) => [enCode, id]))
  await trx
    .insertInto('dataInterfaces')
    .values(
      INTERFACES.map(({ category, parameters, query, path, dataProcessing, ...row }, index) => ({
        ...created,
        ...row,
        categoryId: idOf.get(category) ?? '',
        checkType: CHECK_TYPE.token,
        ipAddress: '',
        requestMethod: METHOD[row.dataType],
        responseType: 'json',
        dbLinkId: '0',
        query: query ?? '',
        path: path ?? '',
        requestHeaders: '[]',
        requestParameters: JSON.stringify(parameters ?? []),
        dataProcessing: dataProcessing ?? '',
        sortCode: index + 1,
      })),
    )
    .execute()
}
