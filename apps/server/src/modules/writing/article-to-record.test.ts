import { RESULT } from '@sqos/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { buildPaper } from '../print/print.testing.ts'
import { ONLINE } from '../record/record.testing.ts'
import { buildCustomer, letterContent as content } from './writing.testing.ts'

const ARTICLE = '/api/writing/article'

let test: TestApp
let paper: Awaited<ReturnType<typeof buildPaper>>
beforeAll(async () => {
  paper = await buildPaper()
  test = await createTestApp({ config: paper.config })
})
afterAll(async () => {
  await test.close()
  await paper.remove()
})

it('an article goes as PDF into a field of its record, beside the files that are there', async () => {
  const source = await buildCustomer(test)
  const lina = test.as('lina')
  const { data } = await lina.post<{ id: string }>(ARTICLE, { title: '信/1', content, source })
  const save = (field: string) => lina.post(`${ARTICLE}/${data.id}/Actions/SaveToRecord`, { field })

  expect((await save('F_Name')).code).toBe(RESULT.refused)
  expect((await save('F_Files')).msg).toBe('已存入“往来信件”')
  await save('F_Files')
  const record = (await lina.get<{ data: string }>(`${ONLINE}/${source.modelId}/${source.recordId}`)).data
  const [file, second] = JSON.parse(record.data)['F_Files']
  expect([file.name, second.name]).toEqual(['信 1.pdf', '信 1.pdf'])
  const authorization = await test.tokenOf('lina')
  const { rawPayload } = await test.app.inject({ url: file.url, headers: { authorization } })
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

  const other = (await lina.post<{ id: string }>(ARTICLE, { title: 'B', content })).data
  const refused = await lina.post(`${ARTICLE}/${other.id}/Actions/SaveToRecord`, { field: 'F_Files' })
  expect(refused.msg).toContain('没有关联记录')
})
