import { expect, it } from 'vitest'
import { bufferWorkbook, type CellInput } from '../../platform/workbook/index.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import type { SpreadsheetGuess, StartedModel } from './model-start.schema.ts'

const ONLINE = '/api/visualdev/OnlineDev'
const STARTS = '/api/visualdev/Starts'
/** The limit of a start from a spreadsheet. */
const TOTAL = 50_000
/** The line of the sheet with an amount that is no number. */
const FAULTY_LINE = 40_001

interface Shown {
  list: Record<string, unknown>[]
  pagination: { total: number }
}
interface Left {
  list: { row: number; cells: Record<string, string>; problems: { message: string }[] }[]
}

const rowAt = (at: number): CellInput[] => [
  `K${String(at + 1).padStart(5, '0')}`,
  ['重点', '普通', '潜在'][at % 3] ?? null,
  at + 2 === FAULTY_LINE ? '待定' : at / 4,
  `2026-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
  at % 2 === 0 ? '是' : '否',
]

// A limit for hanging code: the import takes minutes on a busy machine.
it(
  'imports 50000 rows of a spreadsheet with their types, and reports the one that does not fit',
  { timeout: 1_800_000 },
  async () => {
    await using test = await createTestApp({ now: '2026-11-24T10:00:00+08:00' })
    const admin = test.as('admin')
    const columns = ['编号', '等级', '金额', '签约', '有效'].map((header) => ({ header }))
    const rows = Array.from({ length: TOTAL }, (_, at) => rowAt(at))
    const form = new FormData()
    const workbook = await bufferWorkbook({ sheetName: '客户', columns, rows })
    form.set('file', new Blob([new Uint8Array(workbook)]), '客户.xlsx')

    const { data: guess } = await admin.post<SpreadsheetGuess>(`${STARTS}/Spreadsheet/Uploader`, form)
    expect(guess).toMatchObject({ headRow: 1, rows: TOTAL })
    const amount = guess.columns.find(({ title }) => title === '金额')
    expect(amount?.misfits.find(({ kind }) => kind === 'number')).toEqual({
      kind: 'number',
      count: 1,
      rows: [FAULTY_LINE],
    })
    const kinds: Readonly<Record<string, string>> = { 金额: 'number' }
    const { data: started } = await admin.post<StartedModel>(`${STARTS}/Spreadsheet`, {
      fileName: guess.fileName,
      sourceName: '客户.xlsx',
      fullName: '客户',
      headRow: guess.headRow,
      columns: guess.columns.map(({ index, title, kind }) => ({ index, title, kind: kinds[title] ?? kind })),
    })
    await test.app.jobs.drain()

    const path = `${ONLINE}/${started.id}/Imports/${started.importId}`
    expect((await admin.get(path)).data).toMatchObject({ status: 'imported', imported: TOTAL - 1, faulty: 1 })
    const { data: left } = await admin.get<Left>(`${path}/Rows`)
    expect(left.list).toHaveLength(1)
    expect(Object.values(left.list[0]?.cells ?? {})).toEqual(expect.arrayContaining(['K40000', '待定']))
    expect(left.list[0]?.problems.map(({ message }) => message).join('')).toMatch(/数字/)

    const { data: fields } = await admin.get<{ list: { vmodel: string; label: string }[] }>(
      `/api/visualdev/Base/${started.id}/FormDataFields`,
    )
    const nameOf = (label: string) => fields.list.find((field) => field.label === label)?.vmodel ?? ''
    const find = async (body: object) =>
      (await admin.post<Shown>(`${ONLINE}/${started.id}/List`, { currentPage: 1, pageSize: 20, ...body })).data
    expect((await find({})).pagination.total).toBe(TOTAL - 1)
    const valuesOf = async (at: number) => {
      const [code, ...rest] = rowAt(at)
      const { list } = await find({ queryJson: JSON.stringify({ [nameOf('编号')]: code }) })
      const found = list.map((row) => ['等级', '金额', '签约', '有效'].map((label) => String(row[nameOf(label)])))
      expect(found.map((values) => values.map((value, column) => (column === 1 ? Number(value) : value)))).toEqual([
        rest,
      ])
    }
    for (const at of [0, 24_999, TOTAL - 1]) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      await valuesOf(at)
    }
    // Amounts are numbers: they are sorted as such.
    const { list: largest } = await find({ sidx: nameOf('金额'), sort: 'desc', pageSize: 1 })
    expect(Number(largest[0]?.[nameOf('金额')])).toBe((TOTAL - 1) / 4)
  },
)
