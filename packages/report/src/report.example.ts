import type { Cube, ReportDocument } from '@sqos/report-model'
import type { ReportServices } from './services.ts'

const measures = [
  { key: 'sum', title: '金额', type: 'number' as const, unit: '元', digits: 2 },
  { key: 'n', title: '订单数', type: 'number' as const },
]
const months = ['2026-10', '2026-11']
const PAY: Record<string, readonly number[]> = { 杭州: [120.5, 80], 宁波: [40, 200.25], 深圳: [310, 95] }
const REGIONS: Record<string, readonly string[]> = { 华东: ['杭州', '宁波'], 华南: ['深圳'] }

const of = (cities: readonly string[], indexes: readonly number[]) => {
  const figures = cities.flatMap((city) => indexes.map((index) => PAY[city]?.[index] ?? 0))
  return [figures.reduce((sum, one) => sum + one, 0), figures.length]
}
const all = Object.values(REGIONS).flat()

/** Orders by region, city and month. */
export const exampleCube: Cube = {
  rows: [
    { title: '区域', type: 'text', field: 'region' },
    { title: '城市', type: 'text', field: 'city' },
  ],
  columns: [{ title: '月份', type: 'text', field: 'day', bucket: 'month' }],
  measures,
  cells: [
    ...Object.entries(REGIONS).flatMap(([region, cities]) => [
      ...cities.flatMap((city) => [
        ...months.map((month, index) => [2, 1, region, city, month, ...of([city], [index])]),
        [2, 0, region, city, ...of([city], [0, 1])],
      ]),
      ...months.map((month, index) => [1, 1, region, month, ...of(cities, [index])]),
      [1, 0, region, ...of(cities, [0, 1])],
    ]),
    ...months.map((month, index) => [0, 1, month, ...of(all, [index])]),
    [0, 0, ...of(all, [0, 1])],
  ],
}

/** A report of one block of each kind. */
export const exampleReport: ReportDocument = {
  version: 1,
  orientation: 'landscape',
  parameters: [
    {
      name: 'period',
      title: '时间范围',
      kind: 'period',
      initial: 'thisMonth',
      isRequired: false,
      isMultiple: false,
      options: [],
      targets: [{ source: 's', field: 'day' }],
    },
  ],
  sources: [{ id: 's', title: '订单', dataset: { kind: 'model', modelId: 'orders' } }],
  blocks: [
    { id: 'text', kind: 'text', title: '', text: '金额含税。' },
    {
      id: 'cross',
      kind: 'cross',
      title: '区域与月份',
      source: 's',
      filters: [],
      rows: [{ field: 'region' }, { field: 'city' }],
      columns: [{ field: 'day', bucket: 'month' }],
      measures: [
        { key: 'sum', test: 'sum', field: 'pay' },
        { key: 'n', test: 'count' },
      ],
      hasSubtotals: true,
      hasTotals: true,
      conditions: [{ measure: 'sum', test: 'lt', value: 100, look: 'bad' }],
    },
    {
      id: 'list',
      kind: 'list',
      title: '订单明细',
      source: 's',
      filters: [],
      fields: ['title', 'pay'],
      groups: [{ field: 'region' }],
      measures: [{ key: 'sum', test: 'sum', field: 'pay' }],
      hasTotals: true,
    },
    {
      id: 'denied',
      kind: 'cross',
      title: '无权限的数据',
      source: 's',
      filters: [],
      rows: [],
      columns: [],
      measures: [],
      hasSubtotals: true,
      hasTotals: true,
      conditions: [],
    },
  ],
}

/** Data of the example, and what was opened. */
export function exampleServices(over: Partial<ReportServices> = {}): ReportServices {
  return {
    query: async (params) => ({
      params: { period: 'thisMonth', ...params },
      missing: [],
      blocks: [
        { id: 'cross', cube: exampleCube },
        {
          id: 'list',
          list: {
            columns: [
              { key: 'title', title: '标题', type: 'text' },
              { key: 'pay', title: '金额', type: 'number' },
            ],
            groups: [{ key: 'region', title: '区域', type: 'text' }],
            rows: [
              { title: '桌椅', pay: 120.5, region: '华东' },
              { title: '打印机', pay: 80, region: '华东' },
              { title: '显示器', pay: 310, region: '华南' },
            ],
            cube: {
              rows: [{ title: '区域', type: 'text' }],
              columns: [],
              measures: measures.slice(0, 1),
              cells: [
                [1, 0, '华东', 200.5],
                [1, 0, '华南', 310],
                [0, 0, 510.5],
              ],
            },
            isTruncated: false,
          },
        },
        { id: 'denied', error: { code: 403, msg: '没有权限执行该操作，请联系管理员' } },
      ],
    }),
    choices: async () => [],
    ...over,
  }
}
