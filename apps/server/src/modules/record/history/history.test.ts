import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { fieldOf, formOf, listOf } from '../../model/model.testing.ts'
import { buildOrderRule, day, filled, ONLINE, order, recordCalls } from '../record.testing.ts'
import type { RecordChange } from './history.schema.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  await buildOrderRule(test)
})

const { admin, build, permit, list, create, read } = recordCalls(() => test)

const HISTORY = '/api/visualdev/Collaboration'

const historyOf = async (modelId: string, id: string, { who = admin(), query = '' } = {}) =>
  (
    await who.get<{ list: RecordChange[]; pagination: { total: number } }>(
      `${HISTORY}/${modelId}/${id}/History${query}`,
    )
  ).data

const idOf = async (modelId: string) => String((await list(modelId)).list[0]?.['id'])

/** Changes fields of a record as its form would: everything that was read is sent back. */
async function change(modelId: string, id: string, data: object) {
  const { version, values } = await read(modelId, id)
  const body = { id, version, data: JSON.stringify({ ...values, ...data }) }
  expect(await admin().put(`${ONLINE}/${modelId}/${id}`, body)).toMatchObject({ code: 200 })
}

const linesOf = ({ fields, rows }: RecordChange) => [
  ...fields.map(({ label, before, after, isLong }) => `${label}: ${isLong ? '…' : `${before} → ${after}`}`),
  ...rows.map(
    ({ label, kind, cells }) =>
      `${label} ${kind}: ${cells.map((cell) => `${cell.label} ${cell.before} → ${cell.after}`).join(', ')}`,
  ),
]

describe('the history of a record', () => {
  it('lists each changed field and row with its texts before and after, the newest first', async () => {
    const modelId = await build(order())
    await create(modelId, filled)
    const id = await idOf(modelId)
    const { values } = await read(modelId, id)
    const [paper] = Array.isArray(values['tableField1']) ? values['tableField1'] : []

    await change(modelId, id, { F_Title: '文具', F_Kind: 'b', F_Tags: [], F_Day: day('2026-11-22'), F_Buyer: 'admin' })
    await change(modelId, id, {
      tableField1: [
        { ...paper, F_Qty: 4 },
        { F_Item: '尺', F_Qty: 1, F_Price: 5 },
      ],
    })
    // Nothing changes: no entry.
    await change(modelId, id, {})

    const { list: changes, pagination } = await historyOf(modelId, id)
    expect(pagination.total).toBe(2)
    expect(changes.map(linesOf)).toEqual([
      [
        '合计: 19.25 → 16.50',
        'tableField1 changed: 数量 3 → 4, 小计 7.50 → 10.00',
        'tableField1 added: 物品  → 尺, 数量  → 1, 单价  → 5, 小计  → 5.00',
        'tableField1 removed: 物品 笔 → , 数量 10 → , 单价 1 → , 小计 10.00 → ',
      ],
      ['标题: 办公用品 → 文具', '类别: 甲 → 乙', '标签: 甲,乙 → ', '日期: 2026-11-20 → 2026-11-22', '采购员:  → admin'],
    ])
    expect(changes[0]).toMatchObject({ isSystem: false, author: 'admin/admin' })
    expect((await historyOf(modelId, id, { query: '?currentPage=2&pageSize=1' })).list.map(linesOf)).toHaveLength(1)
  })

  it('shows readers the fields that they may see, and is refused to users without the record', async () => {
    const using = { useBtnPermission: true, useColumnPermission: true, useFormPermission: true }
    const modelId = await build(order({ settings: using }))
    await create(modelId, filled)
    const id = await idOf(modelId)
    await change(modelId, id, { F_Title: '文具' })
    await change(modelId, id, { F_Title: '纸张', F_Kind: 'b' })
    const { caller } = await permit('viewer', { modelId, may: (code) => code !== 'F_Title' })
    await buildUser(test.deps, { account: 'nobody' })

    expect((await historyOf(modelId, id, { who: caller })).list.map(linesOf)).toEqual([['类别: 甲 → 乙']])
    expect(await test.as('nobody').get(`${HISTORY}/${modelId}/${id}/History`)).toMatchObject({ code: 403 })
    expect(await admin().get(`${HISTORY}/${modelId}/none/History`)).toMatchObject({ code: 404 })
  })

  it('says of pictures and long texts only that they changed, and ends with its record', async () => {
    const fields = [
      fieldOf({ name: 'F_Title', label: '标题' }),
      fieldOf({ name: 'F_Text', kind: 'editor', label: '正文' }),
    ]
    const columnData = listOf({ columns: [{ prop: 'F_Title' }] })
    const modelId = await build({ fullName: '文章', enCode: 'articles', formData: formOf(fields), columnData })
    await create(modelId, { F_Title: '甲', F_Text: '<p>一</p>' })
    const id = await idOf(modelId)

    await change(modelId, id, { F_Text: `<p>${'长'.repeat(5000)}</p>` })

    expect((await historyOf(modelId, id)).list.map(linesOf)).toEqual([['正文: …']])
    const stored = () => test.deps.db.selectFrom('recordChanges').selectAll().execute()
    expect(JSON.stringify(await stored()).length).toBeLessThan(1000)
    expect(await admin().delete(`${ONLINE}/${modelId}/${id}`)).toMatchObject({ code: 200 })
    await expect.poll(stored).toEqual([])
  })
})
