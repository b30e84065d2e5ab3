/** A part of a portal of the demo company; its number is its place in the list. */
interface Part {
  sqosKey: string
  x: number
  y: number
  w: number
  h: number
  [key: string]: unknown
}

/** Ids that documents name. */
export interface PortalNames {
  /** Id of a model by its code; empty without it. */
  model: (enCode: string) => string
  /** The entries of a list of shortcuts. */
  shortcuts: (codes: readonly string[]) => readonly object[]
  /** Id of the saved dataset of organisations. */
  organizations: string
}

/** A portal of the demo company. */
export interface PortalSeed {
  enCode: string
  fullName: string
  /** Code of a value of the dictionary portalDesigner. */
  category: string
  description: string
  /** Codes of the roles that see it. */
  roles: readonly string[]
  enabledLock: number
  parts: readonly Part[]
}

type Place = readonly [x: number, y: number, w: number, h: number]

const part = (sqosKey: string, [x, y, w, h]: Place, rest: object): Part => ({ x, y, w, h, sqosKey, ...rest })
const chart = (sqosKey: string, place: Place, rest: object) =>
  part(sqosKey, place, { dataType: 'dataset', propsApi: '', option: {}, ...rest })
const during = (field: string, value: string) => ({ field, test: 'period', value })
const sum = (field: string, title: string, unit = '元') => ({ test: 'sum', field, as: 'value', title, unit })
const count = (title: string, unit = '') => ({ test: 'count', as: 'value', title, unit })
const top = { sort: [{ by: 'value', direction: 'desc' }] }

/** A figure of this month beside that of the month before. */
const monthly = (
  place: Place,
  { title, modelId, field, measure }: { title: string; modelId: string; field: string; measure: object },
) => {
  const of = (period: string) => ({ kind: 'model', modelId, filters: [during(field, period)], measures: [measure] })
  return part('figure', place, { title, dataset: of('thisMonth'), compare: of('lastMonth'), better: 'neutral' })
}

/** The portals of the demo company, in the order in which a person with several of them gets one. */
export function listPortals({ model, shortcuts, organizations }: PortalNames): PortalSeed[] {
  const [orders, claims, leaves] = [model('purchaseOrder'), model('expenseClaim'), model('leaveRequest')]
  const [customers, assets, checks] = [model('customer'), model('asset'), model('inspection')]
  return [
    {
      enCode: 'management',
      fullName: '管理门户',
      category: 'management',
      description: '部门主管的首页：采购、报销、请假与待办',
      roles: ['departmentHead'],
      enabledLock: 1,
      parts: [
        monthly([0, 0, 3, 3], {
          title: '本月采购金额',
          modelId: orders,
          field: 'ordered_on',
          measure: sum('total', '采购金额'),
        }),
        monthly([3, 0, 3, 3], {
          title: '本月报销金额',
          modelId: claims,
          field: 'happened_on',
          measure: sum('total', '报销金额'),
        }),
        monthly([6, 0, 3, 3], {
          title: '本月请假天数',
          modelId: leaves,
          field: 'start_time',
          measure: sum('days', '请假天数', '天'),
        }),
        monthly([9, 0, 3, 3], {
          title: '本月采购订单',
          modelId: orders,
          field: 'ordered_on',
          measure: count('订单数', '单'),
        }),
        part('todo', [0, 3, 6, 4], { title: '我的待办' }),
        part('todoList', [6, 3, 6, 4], { title: '待办事项' }),
        chart('barChart', [0, 7, 6, 8], {
          title: '采购金额（按周）',
          onPick: 'list',
          dataset: {
            kind: 'model',
            modelId: orders,
            filters: [during('ordered_on', 'last90Days')],
            groupBy: [{ field: 'ordered_on', bucket: 'week', as: 'week', title: '周' }],
            measures: [sum('total', '采购金额')],
          },
        }),
        part('rankList', [6, 7, 3, 8], {
          title: '供应商采购额',
          rowCount: 8,
          onPick: 'list',
          dataset: {
            kind: 'model',
            modelId: orders,
            groupBy: [{ field: 'supplier' }],
            measures: [sum('total', '采购金额')],
            ...top,
            limit: 8,
          },
        }),
        chart('annularChart', [9, 7, 3, 8], {
          title: '订单状态',
          onPick: 'filter',
          dataset: {
            kind: 'model',
            modelId: orders,
            groupBy: [{ field: 'status' }],
            measures: [count('订单数', '单')],
          },
        }),
        part('tableList', [0, 15, 8, 8], {
          title: '最近的采购订单',
          rowCount: 8,
          dataset: {
            kind: 'model',
            modelId: orders,
            fields: ['bill_no', 'supplier', 'status', 'total', 'ordered_on', 'due_on'],
            sort: [{ by: 'ordered_on', direction: 'desc' }],
            limit: 20,
          },
        }),
        chart('pieChart', [8, 15, 4, 8], {
          title: '请假类型',
          onPick: 'list',
          dataset: {
            kind: 'model',
            modelId: leaves,
            groupBy: [{ field: 'leave_type' }],
            measures: [sum('days', '请假天数', '天')],
          },
        }),
      ],
    },
    {
      enCode: 'administration',
      fullName: '管理员门户',
      category: 'data',
      description: '平台管理员的首页：客户、资产、巡检与常用设置',
      roles: ['platformAdmin'],
      enabledLock: 1,
      parts: [
        part('figure', [0, 0, 3, 3], {
          title: '客户',
          dataset: { kind: 'model', modelId: customers, measures: [count('客户数', '家')] },
        }),
        part('figure', [3, 0, 3, 3], {
          title: '资产原值',
          dataset: { kind: 'model', modelId: assets, measures: [sum('price', '购置金额')] },
        }),
        monthly([6, 0, 3, 3], {
          title: '本月巡检',
          modelId: checks,
          field: 'checked_at',
          measure: count('巡检次数', '次'),
        }),
        part('figure', [9, 0, 3, 3], {
          title: '待整改',
          better: 'down',
          target: 0,
          dataset: {
            kind: 'model',
            modelId: checks,
            filters: [
              { field: 'result', test: 'ne', value: '1' },
              { field: 'mended', test: 'ne', value: 1 },
            ],
            measures: [count('待整改', '项')],
          },
        }),
        part('commonFunc', [0, 3, 6, 4], {
          title: '常用设置',
          list: shortcuts([
            'permission.user',
            'permission.role',
            'system.menu',
            'onlineDev.webDesign',
            'onlineDev.visualPortal',
          ]),
        }),
        part('todo', [6, 3, 6, 4], { title: '我的待办' }),
        chart('barChart', [0, 7, 6, 8], {
          title: '资产金额（按类别）',
          onPick: 'list',
          dataset: {
            kind: 'model',
            modelId: assets,
            groupBy: [{ field: 'kind' }],
            measures: [sum('price', '购置金额')],
            ...top,
          },
        }),
        chart('annularChart', [6, 7, 3, 8], {
          title: '客户等级',
          onPick: 'list',
          dataset: {
            kind: 'model',
            modelId: customers,
            groupBy: [{ field: 'level' }],
            measures: [count('客户数', '家')],
          },
        }),
        chart('pieChart', [9, 7, 3, 8], { title: '组织构成', onPick: 'none', dataset: { datasetId: organizations } }),
        part('tableList', [0, 15, 8, 8], {
          title: '未通过的巡检',
          rowCount: 8,
          dataset: {
            kind: 'model',
            modelId: checks,
            fields: ['bill_no', 'area', 'result', 'score', 'note', 'checked_at'],
            filters: [{ field: 'result', test: 'ne', value: '1' }],
            sort: [{ by: 'checked_at', direction: 'desc' }],
            limit: 20,
          },
        }),
        part('notice', [8, 15, 4, 8], { title: '公告通知' }),
      ],
    },
    {
      enCode: 'staff',
      fullName: '员工门户',
      category: 'work',
      description: '员工的首页：发起申请、待办、我的申请与公告',
      roles: ['employee', 'departmentHead'],
      enabledLock: 1,
      parts: [
        part('todo', [0, 0, 6, 4], { title: '我的待办' }),
        part('commonFunc', [6, 0, 6, 4], {
          title: '常用功能',
          list: shortcuts(['leaveRequest', 'expenseClaim', 'workFlow.flowStart', 'workFlow.flowLaunch']),
        }),
        part('todoList', [0, 4, 4, 7], { title: '待办事项' }),
        part('myFlow', [4, 4, 4, 7], { title: '我的申请' }),
        part('notice', [8, 4, 4, 7], { title: '公告通知' }),
        monthly([0, 11, 3, 3], {
          title: '本月报销',
          modelId: claims,
          field: 'happened_on',
          measure: sum('total', '报销金额'),
        }),
        part('figure', [0, 14, 3, 4], {
          title: '今年请假',
          dataset: {
            kind: 'model',
            modelId: leaves,
            filters: [during('start_time', 'thisYear')],
            measures: [sum('days', '请假天数', '天')],
          },
        }),
        part('recordList', [3, 11, 5, 7], {
          title: '最近的报销',
          rowCount: 7,
          dataset: {
            kind: 'model',
            modelId: claims,
            fields: ['title', 'bill_no', 'total', 'happened_on'],
            sort: [{ by: 'happened_on', direction: 'desc' }],
            limit: 7,
          },
        }),
        chart('pieChart', [8, 11, 4, 7], {
          title: '我的请假',
          onPick: 'list',
          dataset: {
            kind: 'model',
            modelId: leaves,
            groupBy: [{ field: 'leave_type' }],
            measures: [sum('days', '请假天数', '天')],
          },
        }),
      ],
    },
  ]
}
