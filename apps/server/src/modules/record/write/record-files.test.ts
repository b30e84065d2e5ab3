import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { upload } from '../../file/upload.testing.ts'
import { fieldOf, formOf, listOf, subTableOf } from '../../model/model.testing.ts'

const BASE = '/api/visualdev/Base'
const ONLINE = '/api/visualdev/OnlineDev'

let test: TestApp
let modelId: string
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  const model = {
    fullName: '巡检',
    enCode: 'inspection',
    category: 'office',
    type: 1,
    webType: 2,
    formData: formOf([
      fieldOf({ name: 'F_Title' }),
      fieldOf({ name: 'F_Files', kind: 'uploadFz', label: '附件', props: { limit: 2, fileSize: 1, sizeUnit: 'KB' } }),
      fieldOf({ name: 'F_Photos', kind: 'uploadImg', label: '照片' }),
      subTableOf('tableField1', [{ name: 'F_Item' }, { name: 'F_Proof', kind: 'uploadFz', label: '凭证' }]),
    ]),
    columnData: listOf({ columns: [{ prop: 'F_Title' }] }),
  }
  await admin().post(BASE, model)
  modelId = (await test.deps.db.selectFrom('visualModels').select('id').executeTakeFirstOrThrow()).id
})

const admin = () => test.as('admin')
interface Sent {
  name: string
  url: string
  fileSize: number
}
const send = async (content: string, name = `${content.slice(0, 5)}.txt`) =>
  (await upload(admin(), { content: Buffer.from(content), name })).data as Sent
const create = (data: object) => admin().post(`${ONLINE}/${modelId}`, { data: JSON.stringify(data) })
const onlyRecord = async () => {
  const { data } = await admin().post<{ list: { id: string }[] }>(`${ONLINE}/${modelId}/List`, { queryJson: '' })
  const id = data.list[0]?.id ?? ''
  const record = await admin().get<{ data: string }>(`${ONLINE}/${modelId}/${id}`)
  return { id, values: JSON.parse(record.data.data) as Record<string, unknown> }
}
const faultsOf = ({ data }: { data: unknown }) => (data as { fields?: Record<string, string> } | null)?.fields

it('a file field stores the known properties of a file, whatever the client sends', async () => {
  const { name, fileSize } = await send('hello')
  const forged = { name: '合同.txt', fileId: name, url: 'https://elsewhere.example/trap', fileSize: 1, evil: true }

  expect(await create({ F_Files: [forged], tableField1: [{ F_Item: 'a', F_Proof: [forged] }] })).toMatchObject({
    code: 200,
  })

  const file = {
    name: '合同.txt',
    fileId: name,
    url: `/api/file/Image/annex/${name}`,
    fileSize,
    fileVersionId: expect.any(String) as string,
  }
  const { id, values } = await onlyRecord()
  expect(values).toMatchObject({ F_Files: [file], tableField1: [{ F_Proof: [file] }] })
  expect((values['F_Files'] as object[])[0]).not.toHaveProperty('evil')

  const save = { data: JSON.stringify({ ...values, F_Title: 'changed' }) }
  expect(await admin().put(`${ONLINE}/${modelId}/${id}`, save)).toMatchObject({ code: 200 })
  expect((await onlyRecord()).values).toMatchObject({ F_Title: 'changed', F_Files: [file] })
})

it('a file field refuses files that were never uploaded', async () => {
  const { name } = await send('hello')

  expect(faultsOf(await create({ F_Files: [{ name: 'x.txt', fileId: '20261121_none.txt' }] }))).toEqual({
    F_Files: '找不到文件「x.txt」，请重新上传',
  })
  expect(faultsOf(await create({ F_Files: [{ name: 'x', url: 'https://elsewhere.example/x' }] }))).toHaveProperty(
    'F_Files',
  )
  // A text file is not an image.
  expect(faultsOf(await create({ F_Photos: [{ name: 'x', fileId: name }] }))).toHaveProperty('F_Photos')
  expect(faultsOf(await create({ tableField1: [{}, { F_Proof: [{ fileId: '\0' }] }] }))).toHaveProperty([
    'tableField1.1.F_Proof',
  ])
})

it('a file field enforces the maximum number and size of its form', async () => {
  const files = await Promise.all(['one', 'two', 'three'].map((text) => send(text)))
  const large = await send('x'.repeat(2000))
  const entry = ({ name }: Sent) => ({ name: 'f.txt', fileId: name })

  expect(faultsOf(await create({ F_Files: files.map(entry) }))).toEqual({ F_Files: '附件最多 2 个' })
  expect(faultsOf(await create({ F_Files: [entry(large)] }))).toEqual({ F_Files: '文件「f.txt」超过 1 KB' })
  expect(await create({ F_Files: files.slice(0, 2).map(entry) })).toMatchObject({ code: 200 })
})

it('a file field keeps existing entries of imported records', async () => {
  await create({ F_Title: 'old' })
  const { id } = await onlyRecord()
  const elsewhere = [{ name: 'old.doc', url: '/upload/old.doc' }]
  await sql`update ${sql.table(`lowcode.mt${modelId}`)} set "F_Files" = ${JSON.stringify(elsewhere)}`.execute(
    test.deps.db.withoutPlugins(),
  )

  const save = (data: object) => admin().put(`${ONLINE}/${modelId}/${id}`, { data: JSON.stringify(data) })

  expect(await save({ F_Title: 'new', F_Files: elsewhere })).toMatchObject({ code: 200 })
  expect((await onlyRecord()).values).toMatchObject({ F_Title: 'new', F_Files: elsewhere })
  expect(await save({ F_Files: [...elsewhere, { name: 'more', url: '/upload/more' }] })).not.toMatchObject({
    code: 200,
  })
})
