import type { DesignServices } from './designer/design-context.ts'
import type { DatasetResult } from './document/dataset.ts'
import { isRecord, parseJson, recordsOf, textOf } from './document/json.ts'
import { PortalError, type PartData, type PortalServices } from './view/services.ts'

const NOW = Date.UTC(2026, 10, 28, 8)
const meta = { truncated: false, version: '1', madeTime: NOW }

const byMonth: DatasetResult = {
  columns: [
    { key: 'month', title: '月份', type: 'text', field: 'F_Day', bucket: 'month' },
    { key: 'm1', title: '订单数', type: 'number', unit: '单' },
  ],
  rows: ['2026-08', '2026-09', '2026-10', '2026-11'].map((month, index) => ({ month, m1: 30 + index * 12 })),
  total: 4,
  ...meta,
}

const byKind: DatasetResult = {
  columns: [
    { key: 'kind', title: '类型', type: 'text', field: 'F_Kind' },
    { key: 'm1', title: '金额合计', type: 'number', unit: '元' },
  ],
  rows: ['办公用品', '设备', '差旅', '培训'].map((kind, index) => ({ kind, m1: 8000 - index * 1700 })),
  total: 4,
  ...meta,
}

const single = (value: number, unit = ''): DatasetResult => ({
  columns: [{ key: 'm1', title: '记录数', type: 'number', unit }],
  rows: [{ m1: value }],
  total: 1,
  ...meta,
})

const records: DatasetResult = {
  columns: [
    { key: 'F_Title', title: '标题', type: 'text', field: 'F_Title' },
    { key: 'F_Pay', title: '金额', type: 'number' },
    { key: 'F_Day', title: '日期', type: 'moment', field: 'F_Day' },
  ],
  rows: ['会议室投影仪', '办公椅', '年度审计'].map((F_Title, index) => ({
    F_Title,
    F_Pay: 1200 * (index + 1),
    F_Day: Date.now() - index * 86_400_000,
  })),
  total: 3,
  ...meta,
}

const DATA: Readonly<Record<string, DatasetResult>> = {
  month: byMonth,
  kind: byKind,
  now: single(86, '单'),
  before: single(72, '单'),
  records,
}

/** The datasets of stories name their data. */
function dataOf(i: string, path: string, dataset: unknown): PartData {
  const name = isRecord(dataset) ? textOf(dataset['enCode']) || textOf(dataset['interfaceId']) : ''
  if (name === 'failed') return { i, path, error: { code: 400, msg: '字段“金额”已被删除' } }
  if (name === 'forbidden') return { i, path, error: { code: 403, msg: '没有权限' } }
  return { i, path, result: DATA[name] ?? byKind }
}

/** Services of stories and tests for a document. */
export function exampleServices(formData: () => string, change: Partial<PortalServices> = {}): PortalServices {
  return {
    async readParts(requests) {
      const document = parseJson(formData())
      const parts = recordsOf(isRecord(document) ? document['layout'] : []).flatMap((part) => [
        part,
        ...recordsOf(part['children']),
      ])
      return requests.flatMap(({ i }) => {
        const part = parts.find((one) => textOf(one['i']) === i)
        if (!part) return []
        return [
          ...['dataset', 'compare'].filter((key) => isRecord(part[key])).map((key) => dataOf(i, key, part[key])),
          ...recordsOf(part['list']).flatMap((tile, index) =>
            isRecord(tile['dataset']) ? [dataOf(i, `list.${index}.dataset`, tile['dataset'])] : [],
          ),
        ]
      })
    },
    flowCounts: async () => ({ toBeReviewed: 5, entrust: 1, flowDone: 42 }),
    notices: async () => [{ id: '1', title: '国庆放假安排', time: NOW, onOpen: () => undefined }],
    todoList: async () => [{ id: '1', title: '张伟的请假申请', time: NOW, address: '/workFlowDetail?config=e30' }],
    myFlow: async () => [],
    emails: async () => {
      throw new PortalError('没有设置邮箱', true)
    },
    entry: (id) => (id === 'user' ? { id, title: '用户管理', address: '/permission/user' } : undefined),
    listAddress: async (modelId, filters) => `/model/${modelId}?q=${filters.length}`,
    frameAddress: () => undefined,
    go: () => undefined,
    ...change,
  }
}

export const exampleDesignServices: DesignServices = {
  models: async () => [
    { id: 'orders', fullName: '采购申请' },
    { id: 'leave', fullName: '请假申请' },
  ],
  fields: async () => [
    { field: 'F_Title', label: '标题', type: 'text' },
    { field: 'F_Kind', label: '类型', type: 'text' },
    { field: 'F_Pay', label: '金额', type: 'number' },
    { field: 'F_Day', label: '日期', type: 'moment' },
  ],
  interfaces: async () => [{ id: 'month', fullName: '每月销量' }],
  datasets: async () => [{ id: 'd1', fullName: '采购金额' }],
  menus: () => [{ id: 'user', fullName: '用户管理' }],
  preview: async ({ groupBy, fields }) => ((fields?.length ?? 0) > 0 ? records : groupBy?.length ? byKind : single(86)),
}

const model = (enCode: string) => ({ kind: 'model', modelId: 'orders', enCode })

/** A portal with most kinds of parts. */
export const exampleDocument = JSON.stringify({
  layouyId: 120,
  layout: [
    {
      i: 100,
      x: 0,
      y: 0,
      w: 3,
      h: 4,
      sqosKey: 'figure',
      title: '本月订单',
      dataset: model('now'),
      compare: model('before'),
      target: 100,
    },
    { i: 101, x: 3, y: 0, w: 6, h: 4, sqosKey: 'todo', title: '我的待办' },
    {
      i: 102,
      x: 9,
      y: 0,
      w: 3,
      h: 4,
      sqosKey: 'commonFunc',
      title: '常用功能',
      list: [{ id: 'user' }, { id: 'gone' }],
    },
    {
      i: 103,
      x: 0,
      y: 4,
      w: 6,
      h: 8,
      sqosKey: 'barChart',
      title: '每月订单',
      dataset: model('month'),
      onPick: 'filter',
    },
    { i: 104, x: 6, y: 4, w: 6, h: 8, sqosKey: 'rankList', title: '金额排行', dataset: model('kind') },
    { i: 105, x: 0, y: 12, w: 8, h: 8, sqosKey: 'tableList', title: '最新采购', dataset: model('records') },
    { i: 106, x: 8, y: 12, w: 4, h: 7, sqosKey: 'notice', title: '公告通知' },
    {
      i: 107,
      x: 0,
      y: 20,
      w: 12,
      h: 3,
      sqosKey: 'dataBoard',
      list: [
        { fullName: '固定值', num: 18, dataType: 'static' },
        { fullName: '本月', num: '', dataType: 'dataset', dataset: model('now') },
      ],
    },
    {
      i: 108,
      x: 0,
      y: 23,
      w: 6,
      h: 6,
      sqosKey: 'barChart',
      title: '家族图表',
      dataType: 'static',
      option: {
        xAxis: [{ type: 'category', data: ['1月', '2月'] }],
        yAxis: [{}],
        series: [{ type: 'bar', data: [3, 5] }],
      },
    },
    { i: 109, x: 6, y: 23, w: 6, h: 11, sqosKey: 'schedule', title: '日程', dataset: model('records') },
    { i: 110, x: 0, y: 29, w: 6, h: 3, sqosKey: 'hologram', title: '全息' },
    { i: 111, x: 0, y: 34, w: 6, h: 4, sqosKey: 'text', html: '<p>欢迎<script>alert(1)</script></p>' },
  ],
})
