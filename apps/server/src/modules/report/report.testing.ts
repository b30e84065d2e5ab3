import type { TestApp } from '../../testing/create-test-app.ts'
import { datasetCalls } from '../dataset/dataset.testing.ts'
import type { ReportResult } from './report.schema.ts'

/** Path of the report routes. */
export const REPORT = '/api/datareport/Data'

/** The orders by region and month, with a figure of each kind. */
export const crossBlock = {
  id: 'cross',
  kind: 'cross',
  title: '区域月份',
  source: 'orders',
  rows: [{ field: 'F_Customer.F_Region' }, { field: 'F_Kind' }],
  columns: [{ field: 'F_Day', bucket: 'month' }],
  measures: [
    { key: 'n', test: 'count', title: '笔数' },
    { key: 'sum', test: 'sum', field: 'F_Pay', title: '金额', unit: '元', digits: 2 },
    { key: 'avg', test: 'avg', field: 'F_Pay' },
    { key: 'kinds', test: 'countDistinct', field: 'F_Kind' },
    { key: 'least', test: 'min', field: 'F_Pay' },
    { key: 'each', test: 'ratio', numerator: 'sum', denominator: 'n', format: 'percent' },
  ],
}

/** Calls of the report tests, on the server that `current` returns at the start of a call. */
export function reportCalls(current: () => TestApp) {
  const calls = datasetCalls(current)
  const { admin } = calls

  /** Saves a report of blocks over the orders; returns its id. */
  async function buildReport(modelId: string, blocks: readonly object[], over: object = {}) {
    const sources = [{ id: 'orders', title: '订单', dataset: { kind: 'model', modelId } }]
    const content = JSON.stringify({ version: 1, sources, blocks, parameters: [], ...over })
    const id = await saveReport(content)
    return id
  }

  async function saveReport(content: string, enCode = 'orders') {
    const body = { fullName: `报表${enCode}`, enCode, categoryId: 'sales', content }
    const answer = await admin().post(REPORT, body)
    if (answer.code !== 200) throw new Error(answer.msg)
    const row = await current()
      .deps.db.selectFrom('reports')
      .select('id')
      .where('enCode', '=', enCode)
      .executeTakeFirstOrThrow()
    return row.id
  }

  const query = async (id: string, body: object = {}, who = admin()) =>
    (await who.post<ReportResult>(`${REPORT}/${id}/Actions/Query`, body)).data

  /** An entry of the menu that opens the report, granted to users. */
  async function enter(id: string, userIds: readonly string[]) {
    const entry = {
      parentId: '-1',
      fullName: '报表',
      icon: 'icon-apps',
      type: 5,
      category: 'Web',
      enCode: 'orders.report',
      propertyJson: JSON.stringify({ moduleId: id }),
    }
    const answer = await admin().post('/api/system/Menu', entry)
    if (answer.code !== 200) throw new Error(answer.msg)
    const { db } = current().deps
    const menu = await db.selectFrom('menus').select('id').where('enCode', '=', entry.enCode).executeTakeFirstOrThrow()
    for (const objectId of userIds) {
      const holder = { objectType: 'User' as const, objectId, creatorUserId: null, level: null }
      await db
        .insertInto('authorities')
        .values({ ...holder, itemType: 'module', itemId: menu.id })
        .execute()
    }
  }

  return { ...calls, buildReport, saveReport, query, enter }
}
