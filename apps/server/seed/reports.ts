import { MENU_TYPE, ROOT_ID } from '@sqos/contract'
import type { Db } from '../src/platform/db/database.ts'
import type { RoleCode } from './roles.ts'
import type { Stamp } from './stamp.ts'

const NOT_CHANGED = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }

/** The directory of the reports in the menu. */
const DIRECTORY = 'dataReport'

interface ReportSeed {
  enCode: string
  fullName: string
  /** Code of a value of the dictionary ReportSort. */
  category: string
  description: string
  roles: readonly RoleCode[]
  document: object
}

const month = (field: string, title = '月份') => ({ field, bucket: 'month', title })
const period = (source: string, field: string, initial: string) => ({
  name: 'period',
  title: '时间范围',
  kind: 'period',
  initial,
  targets: [{ source, field }],
})
const choice = (name: string, title: string, { source, field }: { source: string; field: string }) => ({
  name,
  title,
  kind: 'choice',
  isMultiple: true,
  optionsFrom: { source, field },
  targets: [{ source, field }],
})

/** The reports of the demo company. */
function listReports(model: (enCode: string) => string): ReportSeed[] {
  const sourceOf = (id: string, title: string, enCode: string) => ({
    id,
    title,
    dataset: { kind: 'model', modelId: model(enCode) },
  })
  const amount = { key: 'amount', test: 'sum', field: 'total', title: '采购金额', unit: '元', digits: 2 }
  const orders = { key: 'orders', test: 'count', title: '订单数', format: 'integer' }
  return [
    {
      enCode: 'purchaseAnalysis',
      fullName: '采购分析',
      category: 'finance',
      description: '供应商与月份的采购金额，按状态展开',
      roles: ['departmentHead', 'platformAdmin'],
      document: {
        version: 1,
        orientation: 'landscape',
        sources: [sourceOf('orders', '采购订单', 'purchaseOrder')],
        parameters: [
          period('orders', 'ordered_on', 'last12Months'),
          choice('status', '状态', { source: 'orders', field: 'status' }),
        ],
        blocks: [
          {
            id: 'trend',
            kind: 'chart',
            title: '采购金额（按月）',
            source: 'orders',
            chart: 'bar',
            by: month('ordered_on'),
            measure: amount,
          },
          {
            id: 'cross',
            kind: 'cross',
            title: '供应商与月份',
            source: 'orders',
            rows: [{ field: 'supplier' }, { field: 'status' }],
            columns: [month('ordered_on')],
            measures: [amount, orders],
            conditions: [{ measure: 'amount', test: 'gte', value: 100_000, look: 'notice' }],
          },
          { id: 'page', kind: 'break' },
          {
            id: 'list',
            kind: 'list',
            title: '订单明细',
            source: 'orders',
            fields: ['bill_no', 'ordered_on', 'due_on', 'total'],
            groups: [{ field: 'status' }],
            measures: [amount],
          },
        ],
      },
    },
    {
      enCode: 'assetSummary',
      fullName: '资产汇总',
      category: 'inventory',
      description: '各类资产的数量与金额，按购置年份',
      roles: ['platformAdmin', 'dataSteward'],
      document: {
        version: 1,
        orientation: 'landscape',
        sources: [sourceOf('assets', '资产台账', 'asset')],
        parameters: [choice('kind', '资产类别', { source: 'assets', field: 'kind' })],
        blocks: [
          {
            id: 'cross',
            kind: 'cross',
            title: '类别与购置年份',
            source: 'assets',
            rows: [{ field: 'kind' }],
            columns: [{ field: 'bought_on', bucket: 'year', title: '购置年份' }],
            measures: [
              { key: 'count', test: 'count', title: '数量', format: 'integer' },
              { key: 'price', test: 'sum', field: 'price', title: '金额', unit: '元', digits: 2 },
              { key: 'each', test: 'avg', field: 'price', title: '平均金额', unit: '元', digits: 2 },
            ],
          },
          {
            id: 'status',
            kind: 'chart',
            title: '资产状态',
            source: 'assets',
            chart: 'ring',
            by: { field: 'status' },
            measure: { test: 'count', title: '数量' },
          },
        ],
      },
    },
    {
      enCode: 'leaveSummary',
      fullName: '请假统计',
      category: 'hr',
      description: '各类请假的天数；每个人只看到有权查看的记录',
      roles: ['employee', 'departmentHead', 'platformAdmin'],
      document: {
        version: 1,
        orientation: 'portrait',
        sources: [sourceOf('leaves', '请假申请', 'leaveRequest')],
        parameters: [period('leaves', 'start_time', 'thisYear')],
        blocks: [
          {
            id: 'note',
            kind: 'text',
            text: '天数来自请假申请；各人只统计自己有权查看的记录。',
          },
          {
            id: 'cross',
            kind: 'cross',
            title: '请假类型与月份',
            source: 'leaves',
            rows: [{ field: 'leave_type' }],
            columns: [month('start_time')],
            measures: [{ key: 'days', test: 'sum', field: 'days', title: '天数', unit: '天', digits: 1 }],
          },
        ],
      },
    },
  ]
}

/** The reports of the demo company, in the menu of its roles. */
export async function seedReports(db: Db, { newId, created }: Stamp): Promise<void> {
  const [models, categories, roles] = await Promise.all([
    db.selectFrom('visualModels').select(['id', 'enCode']).where('deleteMark', 'is', null).execute(),
    db
      .selectFrom('dictionaryData as d')
      .innerJoin('dictionaryTypes as t', 't.id', 'd.dictionaryTypeId')
      .select(['d.id', 'd.enCode'])
      .where('t.enCode', '=', 'ReportSort')
      .execute(),
    db.selectFrom('roles').select(['id', 'enCode']).where('deleteMark', 'is', null).execute(),
  ])
  const seeds = listReports((code) => models.find(({ enCode }) => enCode === code)?.id ?? '')
  const rows = seeds.map((seed, index) => ({ seed, id: newId(), menuId: newId(), sortCode: index + 1 }))
  await db
    .insertInto('reports')
    .values(
      rows.map(({ seed, id, sortCode }) => ({
        ...created,
        ...NOT_CHANGED,
        id,
        sortCode,
        fullName: seed.fullName,
        enCode: seed.enCode,
        categoryId: categories.find(({ enCode }) => enCode === seed.category)?.id ?? '',
        description: seed.description,
        content: JSON.stringify(seed.document),
      })),
    )
    .execute()

  const directoryId = newId()
  const entry = { ...created, icon: 'icon-bar-chart', urlAddress: '', linkTarget: '_self' }
  await db
    .insertInto('menus')
    .values([
      {
        ...entry,
        id: directoryId,
        parentId: ROOT_ID,
        type: MENU_TYPE.directory,
        fullName: '数据报表',
        enCode: DIRECTORY,
        propertyJson: '',
        sortCode: 1,
      },
      ...rows.map(({ seed, id, menuId, sortCode }) => ({
        ...entry,
        id: menuId,
        parentId: directoryId,
        type: MENU_TYPE.report,
        fullName: seed.fullName,
        enCode: seed.enCode,
        propertyJson: JSON.stringify({ moduleId: id }),
        sortCode,
      })),
    ])
    .execute()
  const grants = roles.flatMap(({ id: objectId, enCode }) => {
    const own = rows.filter(({ seed }) => seed.roles.some((code) => code === enCode)).map(({ menuId }) => menuId)
    return own.length === 0 ? [] : [directoryId, ...own].map((itemId) => ({ itemId, objectId }))
  })
  await db
    .insertInto('authorities')
    .values(
      grants.map((grant) => ({
        ...grant,
        itemType: 'module' as const,
        objectType: 'Role' as const,
        creatorUserId: null,
        creatorTime: created.creatorTime,
      })),
    )
    .execute()
}
