import { FORMAT_STYLE } from '@sqos/code-generator'
import { RESULT } from '@sqos/contract'
import { format } from 'oxfmt'
import { expect, it, onTestFinished } from 'vitest'
import { setTimeZone } from '../../platform/time-zone.ts'
import { buildUser } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { listTemplates } from '../model/index.ts'
import { fieldOf, formOf } from '../model/model.testing.ts'
import { generateCode } from './generator.code.ts'

const URL = '/api/visualdev/Generater'
const SETTINGS = { module: 'business', className: 'Vehicle', subClassName: '', description: '公司车辆' }

const LINES = {
  __config__: { sqosKey: 'table', label: '明细', children: [fieldOf({ name: 'F_Item' })] },
  __vModel__: 'lines',
}

interface Preview {
  name: string
  downloadTime: number | null
  list: { id: string; children: { id: string; fileContent: string; lastContent: string | null }[] }[]
}

const build = async (test: TestApp, type = 4, fields: object[] = [fieldOf({ name: 'F_PlateNo' })]) => {
  const body = { fullName: `车辆${type}`, enCode: `vehicle${type}`, category: 'x', type, webType: 2 }
  const formData = formOf(fields)
  const { data } = await test.as('admin').post<{ id: string }>('/api/visualdev/Base', { ...body, formData })
  return data.id
}

it('code is previewed, downloaded, and compared with the last download by everybody', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  const id = await build(test)

  const first = await admin.post<Preview>(`${URL}/${id}/Actions/CodePreview`, SETTINGS)
  expect(first.data).toMatchObject({ name: 'vehicle', downloadTime: null })
  const files = first.data.list.flatMap(({ children }) => children)
  expect(files.find(({ id: path }) => path.endsWith('vehicle.fields.ts'))?.fileContent).toContain('plateNo')

  const { data } = await admin.post<{ name: string; url: string }>(`${URL}/${id}/Actions/DownloadCode`, SETTINGS)
  expect(data.name).toMatch(/^车辆4_\d{14}\.zip$/)
  const zip = await test.app.inject({ method: 'GET', url: data.url })
  expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK')

  const changed = await admin.post<Preview>(`${URL}/${id}/Actions/CodePreview`, { ...SETTINGS, description: '车' })
  const readme = changed.data.list
    .flatMap(({ children }) => children)
    .find(({ id: path }) => path.endsWith('README.md'))
  expect(readme?.lastContent).toContain('公司车辆')
  expect(readme?.fileContent).not.toContain('公司车辆')
  const output = await admin.get<{ className: string; downloadTime: number }>(`${URL}/${id}/Output`)
  expect(output.data).toMatchObject({ className: 'Vehicle', downloadTime: expect.any(Number) })
})

it('a project of its own is previewed, downloaded and compared by itself', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  const id = await build(test)
  const preview = async (settings: object) =>
    (await admin.post<Preview & { shape: string }>(`${URL}/${id}/Actions/CodePreview`, settings)).data
  await admin.post(`${URL}/${id}/Actions/DownloadCode`, SETTINGS)

  test.clock.advance(1000)
  const standAlone = { ...SETTINGS, shape: 'standAlone', module: undefined }
  expect(await preview(standAlone)).toMatchObject({ shape: 'standAlone', name: 'vehicle', downloadTime: null })
  expect((await admin.post(`${URL}/${id}/Actions/DownloadCode`, standAlone)).code).toBe(RESULT.ok)

  // The last download decides what the dialog and the preview begin with.
  expect((await admin.get(`${URL}/${id}/Output`)).data).toMatchObject({ shape: 'standAlone' })
  for (const settings of [{}, { shape: 'workspace' }]) {
    const { list } = await preview(settings)
    const files = list.flatMap(({ children }) => children)
    expect(files.filter(({ fileContent, lastContent }) => fileContent !== lastContent)).toEqual([])
  }
  const { list } = await preview(standAlone)
  expect(list.find((folder) => folder.children.some((file) => file.id === 'package.json'))).toMatchObject({
    id: 'vehicle',
  })
})

it('a download needs every output setting; the form of a flow has no module', async () => {
  await using test = await createTestApp()
  const web = await build(test, 4, [fieldOf({ name: 'F_PlateNo' }), LINES])
  const flow = await build(test, 3)
  const download = async (id: string, body: object) =>
    await test.as('admin').post<{ name: string }>(`${URL}/${id}/Actions/DownloadCode`, body)
  const full = { ...SETTINGS, subClassName: 'Lines' }

  const texts = await Promise.all(
    [{ module: ' ' }, { className: undefined }, { description: '' }, { subClassName: ' ' }].map(
      async (missing) => (await download(web, { ...full, ...missing })).msg,
    ),
  )
  expect(texts).toEqual(['请选择模块命名', '请填写功能类名', '请填写功能描述', '请填写每个子表类名'])
  expect((await download(flow, { ...SETTINGS, module: undefined })).code).toBe(RESULT.ok)

  setTimeZone('Asia/Shanghai')
  onTestFinished(() => setTimeZone(''))
  const { data } = await download(web, full)
  const inShanghai = new Date(test.deps.now().getTime() + 8 * 3_600_000).toISOString()
  expect(data.name).toBe(`车辆4_${inShanghai.replaceAll(/\D/g, '').slice(0, 14)}.zip`)
})

it('class names of sub-tables are kept with their sub-table, when another one goes', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  const payments = { ...LINES, __vModel__: 'payments', __config__: { ...LINES.__config__, label: '付款' } }
  const id = await build(test, 4, [LINES, payments])
  const names = async () =>
    (await admin.get<{ subTables: { className: string }[] }>(`${URL}/${id}/Output`)).data.subTables.map(
      ({ className }) => className,
    )
  expect(await names()).toEqual(['明细', '付款'])
  await admin.post(`${URL}/${id}/Actions/DownloadCode`, { ...SETTINGS, subClassName: 'Line,Payment' })
  expect(await names()).toEqual(['Line', 'Payment'])

  const { data } = await admin.get<Record<string, unknown>>(`/api/visualdev/Base/${id}`)
  const saved = await admin.put(`/api/visualdev/Base/${id}`, { ...data, formData: formOf([payments]) })

  expect([saved.code, await names()]).toEqual([RESULT.ok, ['Payment']])
})

it('the name of a table of the application is left to it', async () => {
  await using test = await createTestApp()
  const id = await build(test)

  const { data } = await test
    .as('admin')
    .post<Preview>(`${URL}/${id}/Actions/CodePreview`, { ...SETTINGS, className: 'User' })

  expect(data.name).toBe('user-item')
})

it('a design starts empty or with the form of a model, and is listed on the page of its type', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  const source = await build(test, 1)
  const started = await admin.post<{ id: string }>(URL, { type: 4, fullName: '副本', modelId: source })
  await admin.post(URL, { type: 3, fullName: '空白' })

  const list = async (type: number) =>
    (await admin.get<{ list: { fullName: string }[] }>(`${URL}?type=${type}`)).data.list.map(({ fullName }) => fullName)
  expect([await list(4), await list(3)]).toEqual([['副本'], ['空白']])
  expect((await admin.post<Preview>(`${URL}/${started.data.id}/Actions/CodePreview`, {})).code).toBe(RESULT.ok)

  expect((await admin.delete(`${URL}/${started.data.id}`)).code).toBe(RESULT.ok)
  expect(await list(4)).toEqual([])
})

it('double class names, a design without a form and a model of another page are refused', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  const id = await build(test)
  const { data: empty } = await admin.post<{ id: string }>(URL, { type: 4, fullName: '空白' })
  const online = await build(test, 1)
  const preview = async (model: string, body: object = {}) =>
    (await admin.post(`${URL}/${model}/Actions/CodePreview`, body)).msg

  expect(await preview(id, { ...SETTINGS, subClassName: 'Line,line' })).toBe('子表类名不能重复')
  expect(await preview(empty.id)).toBe('这个功能还没有表单设计')
  expect((await admin.post(`${URL}/${online}/Actions/CodePreview`, {})).code).toBe(RESULT.notFound)
})

const PROPERTIES = { fullName: '公车', enCode: 'cars', category: 'x', description: '登记', lastModifyTime: null }

it('the properties of a design change without its form; a newer version is not overwritten', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  const id = await build(test)

  expect((await admin.put(`${URL}/${id}`, PROPERTIES)).code).toBe(RESULT.ok)

  const { data } = await admin.get(`${URL}/${id}`)
  expect(data).toEqual({ ...PROPERTIES, lastModifyTime: expect.any(Number) })
  expect((await admin.put(`${URL}/${id}`, PROPERTIES)).code).toBe(RESULT.conflict)
  expect((await admin.post<Preview>(`${URL}/${id}/Actions/CodePreview`, SETTINGS)).data.name).toBe('vehicle')
})

it('in the mode 表单 the generated list has the usual columns; forms of flows have no mode', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  const [id, flow] = [
    await build(test, 4, [fieldOf({ name: 'F_PlateNo' }), fieldOf({ name: 'F_Colour' })]),
    await build(test, 3),
  ]
  const { data } = await admin.get<object>(`/api/visualdev/Base/${id}`)
  const columnData = JSON.stringify({ columnList: [{ prop: 'F_Colour' }] })
  await admin.put(`/api/visualdev/Base/${id}`, { ...data, webType: 2, columnData })
  const listed = async () => {
    const preview = await admin.post<Preview>(`${URL}/${id}/Actions/CodePreview`, SETTINGS)
    const files = preview.data.list.flatMap(({ children }) => children)
    return /LISTED = \['(\w+)'/.exec(files.find((file) => file.id.includes('columns.tsx'))?.fileContent ?? '')?.[1]
  }
  expect(await listed()).toBe('colour')

  const answer = await admin.put(`${URL}/${id}/Actions/Mode`, { webType: 1 })

  expect([answer.code, await listed()]).toEqual([RESULT.ok, 'plateNo'])
  expect((await admin.put(`${URL}/${flow}/Actions/Mode`, { webType: 1 })).code).toBe(RESULT.notFound)
})

it('a copy has a name, a code and a form of its own', async () => {
  await using test = await createTestApp()
  const admin = test.as('admin')
  const id = await build(test)

  for (const _ of [1, 2]) expect((await admin.post(`${URL}/${id}/Actions/Copy`)).code).toBe(RESULT.ok)

  const { list } = (
    await admin.get<{ list: { fullName: string; enCode: string; hasForm: boolean }[] }>(`${URL}?type=4`)
  ).data
  expect(new Set(list.map(({ fullName }) => fullName))).toEqual(new Set(['车辆4', '车辆4副本', '车辆4副本 2']))
  expect([new Set(list.map(({ enCode }) => enCode)).size, list.every(({ hasForm }) => hasForm)]).toEqual([3, true])
})

it('a user without the page is refused by each call', async () => {
  await using test = await createTestApp()
  const id = await build(test)
  await buildUser(test.deps, { account: 'guest' })
  const guest = test.as('guest')

  const answers = [
    await guest.get(`${URL}?type=4`),
    await guest.get(`${URL}/Sources?type=3`),
    await guest.post(URL, { type: 4, fullName: 'x' }),
    await guest.get(`${URL}/${id}/Output`),
    await guest.post(`${URL}/${id}/Actions/CodePreview`, {}),
    await guest.post(`${URL}/${id}/Actions/DownloadCode`, {}),
    await guest.get(`${URL}/${id}`),
    await guest.put(`${URL}/${id}`, PROPERTIES),
    await guest.put(`${URL}/${id}/Actions/Mode`, { webType: 1 }),
    await guest.post(`${URL}/${id}/Actions/Copy`),
    await guest.delete(`${URL}/${id}`),
  ]

  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => RESULT.forbidden))
})

it('every template of the demo company becomes code that parses, with no field of an unknown kind', async () => {
  for (const design of listTemplates({ customerModelId: 'customers', industryTypeId: 'industries' })) {
    const settings = { module: 'business', className: design.enCode, description: design.description }
    const { files, notes } = await generateCode({ design, settings, taken: new Set() })

    expect(notes.filter((note) => note.includes('does not know'))).toEqual([])
    for (const { path, text } of files) {
      // A text that does not parse is not formatted.
      const { errors } = await format(path, text, FORMAT_STYLE)
      expect(errors.map(({ message }) => `${path}: ${message}`)).toEqual([])
    }
  }
})
