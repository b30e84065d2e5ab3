import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { REPORT, reportCalls } from './report.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:00:00+08:00' })
})
afterAll(() => test.close())
beforeEach(() => test.reset())

const { admin, saveReport } = reportCalls(() => test)
/** A document with a kind and keys that the product does not know. */
const content = JSON.stringify({ blocks: [{ id: 'a', kind: 'hologram', secret: [1] }], future: true })
const body = { fullName: '报表orders', enCode: 'orders', categoryId: 'sales', content }

describe('a report', () => {
  it('is read back as it was saved, and refused when it changed since', async () => {
    const id = await saveReport(content)
    const { data: read } = await admin().get<{ content: string }>(`${REPORT}/${id}`)
    expect(read.content).toBe(content)

    expect(await admin().put(`${REPORT}/${id}`, { ...read, fullName: '新名' })).toMatchObject({ code: 200 })

    expect(await admin().put(`${REPORT}/${id}`, read)).toMatchObject({ code: 409 })
    expect(await admin().get(`${REPORT}?category=sales`)).toMatchObject({
      data: { list: [{ fullName: '新名', categoryId: 'sales' }], pagination: { total: 1 } },
    })
    expect(await admin().get(`${REPORT}?category=hr`)).toMatchObject({ data: { pagination: { total: 0 } } })
  })

  it('keeps versions: an earlier document is read and restored, and nothing is lost', async () => {
    const id = await saveReport(content)
    const { data: saved } = await admin().get<object>(`${REPORT}/${id}`)
    await admin().put(`${REPORT}/${id}`, { ...saved, content: '{"blocks":[]}' })
    const { data: versions } = await admin().get<{ id: string }[]>(`${REPORT}/${id}/Actions/Revisions`)
    const first = versions.at(-1)?.id ?? ''
    expect(await admin().get(`${REPORT}/${id}/Actions/Revisions/${first}`)).toMatchObject({ data: { content } })

    expect(await admin().post(`${REPORT}/${id}/Actions/Restore/${first}`)).toMatchObject({ code: 200 })

    expect(await admin().get(`${REPORT}/${id}`)).toMatchObject({ data: { content } })
    expect((await admin().get<object[]>(`${REPORT}/${id}/Actions/Revisions`)).data).toHaveLength(3)
  })

  it('goes out as a file, is copied disabled, and comes in again with its id, once', async () => {
    const id = await saveReport(content)
    expect(await admin().get(`${REPORT}/${id}/Actions/Export`)).toMatchObject({ data: { name: '报表orders.json' } })
    expect(await admin().post(`${REPORT}/Copy/${id}`)).toMatchObject({ code: 200 })
    const { data } = await admin().get<{ list: object[] }>(REPORT)
    expect(data.list).toContainEqual(
      expect.objectContaining({ enabledMark: 0, fullName: expect.stringMatching(/^报表orders\.副本\d{5}$/) }),
    )
    const upload = (name: string, file: object) => {
      const form = new FormData()
      form.set('file', new File([JSON.stringify(file)], name))
      return admin().post(`${REPORT}/Action/Import`, form)
    }
    expect(await upload('r.json', { ...body, id })).toMatchObject({ code: 400 })
    const other = { ...body, fullName: '另一个', enCode: 'other', id: 'ab12' }
    expect(await upload('r.txt', other)).toMatchObject({ code: 400 })
    expect(await upload('r.rp', { ...other, content: '[]' })).toMatchObject({ code: 400 })

    expect(await upload('r.rp', other)).toMatchObject({ code: 200 })

    expect(await admin().get(`${REPORT}/ab12`)).toMatchObject({ data: { fullName: '另一个', content } })
    expect(await admin().get(`${REPORT}/Selector`)).toMatchObject({
      data: { list: expect.arrayContaining([{ id: 'ab12', fullName: '另一个', categoryId: 'sales' }]) },
    })
  })

  it.each([
    ['a document that is none', { content: '[]' }],
    ['no category', { categoryId: '' }],
    ['the name of another report', { enCode: 'x', fullName: '报表orders' }],
    ['the code of another report', { fullName: 'x', enCode: 'orders' }],
  ])('is refused with %s', async (_, over) => {
    await saveReport(content)
    expect(await admin().post(REPORT, { ...body, fullName: '新', enCode: 'new', ...over })).toMatchObject({ code: 400 })
  })
})
