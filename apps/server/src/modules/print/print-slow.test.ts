import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { recordCalls } from '../record/record.testing.ts'
import { addTemplate, buildPaper, buildPrintedRequests } from './print.testing.ts'

const URL = '/api/system/printDev'

let test: TestApp
let paper: Awaited<ReturnType<typeof buildPaper>>
beforeAll(async () => {
  paper = await buildPaper()
  test = await createTestApp({ now: '2026-11-23T10:00:00+08:00', config: paper.config })
})
afterAll(async () => {
  await test.close()
  await paper.remove()
})
beforeEach(() => test.reset())

const { create, list } = recordCalls(() => test)
const admin = () => test.as('admin')

it('prints 500 records as one ZIP with a PDF for each', { timeout: 400_000 }, async () => {
  const { modelId } = await buildPrintedRequests(() => test)
  for (let number = 1; number < 500; number++) await create(modelId, { F_Name: `申请 ${number}` })
  const pages = await Promise.all(
    Array.from({ length: 5 }, (_, page) => list(modelId, { currentPage: page + 1, pageSize: 100 })),
  )
  const formIds = pages.flatMap((page) => page.list.map((row) => String(row['id'])))
  expect(new Set(formIds).size).toBe(500)
  const templateIds = [await addTemplate(test, { modelId })]

  const { code, data } = await admin().post<{ name: string; url: string }>(`${URL}/Actions/Pdf`, {
    templateIds,
    modelId,
    formIds,
    as: 'zip',
  })

  expect(code).toBe(RESULT.ok)
  const authorization = await test.tokenOf('admin')
  const { rawPayload } = await test.app.inject({ url: data.url, headers: { authorization } })
  // The directory of a ZIP has one entry with this signature for each file.
  const files = rawPayload.toString('latin1').split('PK\x01\x02').length - 1
  expect(files).toBe(500)
})

it(
  'a statement of a template that does not end is cancelled with a clear text, and others are answered',
  { timeout: 90_000 },
  async () => {
    const { modelId, id } = await buildPrintedRequests(() => test)
    const endless =
      'select count(*) as "F_Name" from generate_series(1, 10) a, lateral generate_series(1, a * 200000000) b, generate_series(1, 9) c'
    const templateId = await addTemplate(test, {
      modelId,
      dataSource: 'sql',
      sqlTemplate: JSON.stringify([{ sql: endless }]),
    })

    const started = performance.now()
    const [late, other] = await Promise.all([
      admin().get(`${URL}/Data?id=${templateId}&formId=${id}`),
      admin().get(`${URL}/${templateId}`),
    ])

    expect(performance.now() - started).toBeLessThan(25_000)
    expect(late).toMatchObject({ code: RESULT.refused, msg: expect.stringContaining('查询超时') })
    expect(other).toMatchObject({ code: RESULT.ok })
    expect(await admin().get(`${URL}/Data?id=${templateId}&formId=${id}`)).toMatchObject({ code: RESULT.refused })
  },
)
