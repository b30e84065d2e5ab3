import { RESULT } from '@sqos/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../seed/index.ts'
import { approver, ENGINE, flowCalls, start } from './modules/workflow/workflow.testing.ts'
import { createTestApp } from './testing/create-test-app.ts'
import { createSampleRecord, isCreatable } from './testing/refusals/sample-record.ts'
import { listRoutes, propertiesOf, requestOf, sampleCall } from './testing/refusals/routes.ts'

// Input of older clients, tested on every route: unknown keys, empty queries, and bodies that a GET returned.

const test = await createTestApp({ config: { secretKey: Buffer.alloc(32, 7) } })
const { app } = test
await seedDemo(test.deps)
const admin = test.as('admin')
const routes = listRoutes(app)
await makeMissingRecords()

afterAll(() => test.close())

/** A record of each entity of the demo company. For other entities with a paged list, a record is created. */
const RECORDS: Readonly<Record<string, string>> = {
  '/api/message/:id': 'notices where enabled_mark = 0',
  '/api/message/imgroup/:id': 'chat_groups',
  '/api/permission/Organize/Department/:id': `organizations where category = 'department'`,
  '/api/permission/Organize/:id': `organizations where category = 'company' and property_json is not null`,
  '/api/permission/organizeAdminIsTrator/:id': `organizations where category = 'company'`,
  '/api/permission/Position/:id': 'positions',
  '/api/permission/Role/:id': 'roles',
  '/api/permission/Group/:id': 'user_groups',
  '/api/permission/Users/:id': `users where account <> 'admin'`,
  '/api/system/Area/:id': 'regions',
  '/api/system/BillRule/:id': 'bill_rules',
  '/api/system/DataInterface/:id': 'data_interfaces',
  '/api/system/DictionaryData/:id': 'dictionary_data',
  '/api/system/DictionaryType/:id': 'dictionary_types',
  '/api/system/Menu/:id': 'menus where type = 2',
  '/api/system/ModuleButton/:id': `menu_items where kind = 'button'`,
  '/api/system/ModuleColumn/:id': `menu_items where kind = 'column'`,
  '/api/system/ModuleForm/:id': `menu_items where kind = 'form'`,
  '/api/system/ModuleDataAuthorize/:id': 'menu_data_fields',
  '/api/system/ModuleDataAuthorizeScheme/:id': 'menu_data_schemes',
  '/api/visualdev/Base/:id': 'visual_models',
  '/api/visualdev/Generater/:id': 'visual_models where type = 4',
  '/api/visualdev/Dataset/:id': 'datasets',
  '/api/datareport/Data/:id': 'reports',
  '/api/visualdev/Portal/:id': 'portals',
  '/api/visualdev/Portal/:id/Grants': 'portals',
  '/api/visualdev/Screen/:id': 'screens',
  '/api/workflow/Engine/FlowDelegate/:id': 'flow_entrusts',
  '/api/workflow/Engine/FlowEngine/:id': 'flow_engines where type = 0',
  // A draft is read by the user who made it.
  '/api/workflow/Engine/FlowTask/:id': `flow_tasks where status = 0 and form_type = 2
    and creator_user_id = (select id from users where account = 'admin')`,
  '/api/workflow/Engine/FlowWebhook/:id': 'flow_webhooks',
  '/api/workflow/Form/:key/:id': 'flow_tasks where form_type = 1',
  '/api/writing/article/:id': 'writing_articles',
  '/api/writing/article/:id/Record': 'writing_articles',
  '/api/writing/article/:id/Shares': 'writing_articles',
  '/api/writing/part/:kind/:id': `writing_parts where kind = 'tag'`,
  '/api/writing/template/:id': 'writing_templates',
}

/** Settings of a mailbox. Nothing is connected when they are saved. */
const MAILBOX = {
  account: 'admin@example.com',
  senderName: '管理员',
  password: 'x',
  protocol: 'imap',
  imapHost: 'imap.example.com',
  smtpHost: 'smtp.example.com',
  smtpPort: 465,
}

const urls = new Set(routes.filter(({ method }) => method === 'GET').map(({ url }) => url))
const readers = routes.flatMap(({ method, url }) => {
  if (method !== 'PUT') return []
  // Where `…/Info` returns the record, the same URL without it returns the list.
  const read = [`${url}/Info`, url].find((one) => urls.has(one))
  return read === undefined ? [] : [{ url, read }]
})

async function pathsOf(url: string) {
  // Null until the user has a mailbox.
  if (url === '/api/extend/Email/Config') await admin.put(url, MAILBOX)
  if (!url.includes(':')) return (path: string) => path
  // No form of the demo company was made for code.
  if (url === '/api/visualdev/Generater/:id')
    await admin.post('/api/visualdev/Generater', { type: 4, fullName: 'A', webType: 2 })
  // Articles belong to one user; the demo data has none.
  if (url.startsWith('/api/writing/article/:id'))
    await admin.post('/api/writing/article', { title: 'A', content: '{"type":"doc","content":[{"type":"paragraph"}]}' })
  if (url === '/api/visualdev/OnlineDev/:modelId/:id') {
    const { rows } = await sql<{ id: string }>`select id from visual_models where en_code = 'customer'`.execute(
      test.deps.db,
    )
    const modelId = rows[0]?.id ?? ''
    const page = await admin.post<{ list: { id: string }[] }>(`/api/visualdev/OnlineDev/${modelId}/List`, {})
    return (path: string) => path.replace(':modelId', modelId).replace(':id', page.data.list[0]?.id ?? '')
  }
  const source = RECORDS[url]
  const listUrl = url.replace(/\/:id$/, '')
  if (source === undefined && isCreatable(app, listUrl)) {
    const { id } = await createSampleRecord(app, admin, listUrl)
    return (path: string) => path.replace(':id', id)
  }
  if (source === undefined) throw new Error(`No record is known for ${url}. Add it to RECORDS.`)
  const { rows } = await sql<{ id: string }>`select id from ${sql.raw(source)} order by id limit 1`.execute(
    test.deps.db,
  )
  return (path: string) =>
    path
      .replace(':key', 'LeaveApply')
      .replace(':kind', 'tag')
      .replace(':id', rows[0]?.id ?? '')
}

describe.each(readers)('PUT $url', ({ url, read }) => {
  it('accepts the response of the GET, with an unknown key', async () => {
    const at = await pathsOf(url)
    const before = await admin.get<object>(at(read))
    expect(before.code).toBe(RESULT.ok)

    const saved = await admin.put(at(url), { ...before.data, keyOfAnotherEdition: { deep: [1] } })

    expect(saved).toMatchObject({ code: RESULT.ok })
    const after = await admin.get<object>(at(read))
    expect(withoutTimes(after.data)).toEqual(withoutTimes(before.data))
  })
})

describe.each(routes.filter(({ method, query, permission }) => method === 'GET' && query && permission !== 'public'))(
  'GET $url',
  (route) => {
    it('treats empty query values as absent, and ignores unknown keys', async () => {
      const call = sampleCall(app, route)
      const request = (query: object) => ask(requestOf(route, { ...call, query: { ...call.query, ...query } }))
      const required = new Set(Object.keys(call.query))
      const empty = propertiesOf(app, route.query).flatMap(([name]) => (required.has(name) ? [] : [[name, '']]))

      const [plain, emptied] = [
        await request({}),
        await request({ ...Object.fromEntries(empty), keyOfAnotherEdition: '1' }),
      ]

      expect(emptied).toEqual(plain)
    })
  },
)

describe('values of another type', () => {
  it('are converted: numbers and booleans in texts, states as booleans', async () => {
    const role = { fullName: '宽', enCode: 'lenient', globalMark: '1', sortCode: '7', enabledMark: 'true', type: '' }

    const created = await admin.post('/api/permission/Role', role)

    expect(created).toMatchObject({ code: RESULT.ok })
    const { data } = await admin.get<{ list: object[] }>('/api/permission/Role?keyword=lenient&pageSize=')
    expect(data.list).toMatchObject([{ sortCode: 7, enabledMark: 1, globalMark: 1 }])
  })
})

/** The grants of a role as an older client sends them: without types, and with half-ticked parents. */
it('shows what an older client saved as ticked when a role is opened again', async () => {
  interface Values {
    list: { id: string; children?: { id: string }[] }[]
    ids: string[]
    all: string[]
  }
  const { rows } = await sql<{ id: string }>`select id from roles where en_code = 'lenient'`.execute(test.deps.db)
  const url = `/api/permission/Authority/Data/${rows[0]?.id}`
  const open = (type: string, moduleIds = '') => admin.post<Values>(`${url}/Values`, { type, moduleIds })
  const menus = await open('module')
  const parent = menus.data.list.find(({ children = [] }) => children.length > 1)
  const ticked = [parent?.id ?? '', parent?.children?.[0]?.id ?? '']
  const buttons = (await open('button', ticked.join(','))).data.all

  const saved = await admin.put(url, {
    objectType: 'Role',
    module: ticked,
    button: buttons,
    systemId: '',
    menuType: 'Web',
  })

  expect(saved).toMatchObject({ code: RESULT.ok })
  expect((await open('module')).data.ids.toSorted()).toEqual(ticked.toSorted())
  expect((await open('button', ticked.join(','))).data.ids.toSorted()).toEqual(buttons.toSorted())
  expect(buttons.length).toBeGreaterThan(0)
})

/** Code and error of a call. */
async function ask(request: ReturnType<typeof requestOf>) {
  const response = await app.inject({ ...request, headers: { authorization: await test.tokenOf('admin') } })
  if (!String(response.headers['content-type']).startsWith('application/json')) return response.statusCode
  const { code, msg } = response.json<{ code: number; msg: string }>()
  return code === RESULT.ok ? code : { code, msg }
}

/** Creates records of the entities that the demo company does not have. */
async function makeMissingRecords() {
  const { rows } = await sql<{ company: string; menu: string; person: string; type: string }>`select
    (select id from organizations where category = 'company' order by id limit 1) as company,
    (select d.id from dictionary_data d join dictionary_types t on t.id = d.dictionary_type_id
      where t.en_code = 'groupType' order by d.id limit 1) as type,
    (select id from menus where type = 2 order by id limit 1) as menu,
    (select id from users where account <> 'admin' order by id limit 1) as person`.execute(test.deps.db)
  const { company = '', menu = '', person = '', type = '' } = rows[0] ?? {}
  const { design } = flowCalls(() => test)
  const root = start({ childNode: approver('first', { approvers: [person] }) })
  const flowId = await design(root)
  const fields = [{ filedId: 'leaveReason', filedName: '请假事由', sqosKey: 'comInput', required: true }]
  const leave = { enCode: 'leaveApply', fullName: '请假申请单', formType: 1, formData: JSON.stringify(fields) }
  const leaveId = await design(root, leave)
  const values = { days: 2, note: '说明', boss: person }
  const day = Date.parse('2026-11-21T00:00:00+08:00')
  const item = { moduleId: menu, fullName: '字段', enCode: 'field' }
  const answers = [
    await admin.post('/api/system/Area', { parentId: '-1', fullName: '省', enCode: '99' }),
    await admin.post('/api/permission/Group', { fullName: '分组', enCode: 'group', type }),
    await admin.post('/api/system/ModuleForm', item),
    await admin.post('/api/system/ModuleDataAuthorize', {
      ...item,
      type: 'String',
      conditionSymbol: 'Equal',
      conditionText: 'text',
    }),
    await admin.post(`${ENGINE}/FlowTask`, { flowId, data: JSON.stringify(values), status: 1 }),
    await admin.post('/api/workflow/Form/LeaveApply', { flowId: leaveId, status: 1, leaveReason: '年假' }),
    await admin.post(`${ENGINE}/FlowDelegate`, { flowId, toUserId: person, startTime: day, endTime: day }),
    await admin.post(`${ENGINE}/FlowWebhook`, {
      fullName: 'ERP',
      url: 'https://erp.example.com/',
      events: ['flow.ended'],
    }),
    await admin.put(`/api/permission/organizeAdminIsTrator/${company}`, { userId: person, thisLayerAdd: true }),
  ]
  expect(answers.map(({ code, msg }) => [code, msg]).filter(([code]) => code !== RESULT.ok)).toEqual([])
}

/**
 * A record without values that a change sets: time and version, ids of replaced rows, the description of conditions.
 */
const withoutTimes = (record: object) => {
  const set = new Set(['lastModifyTime', 'version', 'id', 'conditionText'])
  return Object.fromEntries(Object.entries(record).filter(([name]) => !set.has(name)))
}
