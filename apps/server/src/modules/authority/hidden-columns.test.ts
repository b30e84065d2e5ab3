import { DATA_INTERFACE_CATEGORIES, PAGES, RESULT, type PageDefinition } from '@sqos/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMenu, buildUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { createSampleRecord, isCreatable } from '../../testing/refusals/sample-record.ts'
import { buildOrganization, buildPosition } from '../user/user.testing.ts'
import { buildPage, grantPage } from './authority.testing.ts'

// Of every built-in page: a user without a column receives its value from no route that comes with the page.

const test = await createTestApp()
afterAll(() => test.close())

const admin = test.as('admin')
const pages = Object.values<PageDefinition>(PAGES).filter(
  (page) => page.columnsComeWithPage !== true && Object.keys(page.columns).length > 0,
)

/** Two readers of all pages without edit buttons: one holds every column of even place, the other the rest. */
const READERS = ['even', 'odd'] as const
const columnsOf = (page: PageDefinition, reader: (typeof READERS)[number]) =>
  Object.keys(page.columns).filter((_, index) => (index % 2 === 0) === (reader === 'even'))

/** Ids of the records that the routes read. */
const ids = {
  billRule: '',
  company: '',
  department: '',
  dictionary: '',
  group: '',
  interface: '',
  menu: '',
  model: '',
  notice: '',
  position: '',
  portal: '',
  print: '',
  region: '',
  report: '',
  revision: '',
  role: '',
  template: '',
  user: '',
  value: '',
  writing: '',
}

/**
 * The URL of each route that belongs to a page; a text in place of a function is the reason why the route reveals no
 * column. URLs of lists with a create route, and of their records by id, are derived: see `readOf`.
 */
const READS: Record<string, ((reader: string) => string) | string> = {
  'GET /api/extend/CallRecord': () => '/api/extend/CallRecord',
  'GET /api/extend/CallRecord/:id': (reader) => `/api/extend/CallRecord/call-${reader}`,
  'GET /api/permission/Users': () => '/api/permission/Users',
  'GET /api/permission/Users/:id': () => `/api/permission/Users/${ids.user}`,
  'GET /api/permission/Role': () => '/api/permission/Role',
  'GET /api/permission/Role/:id': () => `/api/permission/Role/${ids.role}`,
  'GET /api/permission/Position': () => '/api/permission/Position',
  'GET /api/permission/Position/:id': () => `/api/permission/Position/${ids.position}`,
  'POST /api/permission/Organize/getList': () => '/api/permission/Organize/getList',
  'GET /api/permission/Organize': () => '/api/permission/Organize',
  'GET /api/permission/Organize/:id/Department': () => `/api/permission/Organize/${ids.company}/Department`,
  'GET /api/permission/Group': () => '/api/permission/Group',
  'GET /api/permission/Group/:id': () => `/api/permission/Group/${ids.group}`,
  'GET /api/permission/Organize/:id': () => `/api/permission/Organize/${ids.company}`,
  'GET /api/permission/organizeAdminIsTrator/:id': 'rights of an administrator of organisations, no column of the page',
  'POST /api/permission/Organize/department/getList': () => '/api/permission/Organize/department/getList',
  'GET /api/permission/Organize/Department/:id': () => `/api/permission/Organize/Department/${ids.department}`,
  'GET /api/permission/RecycleBin': () => '/api/permission/RecycleBin',
  'GET /api/message/Notice': () => '/api/message/Notice',
  'GET /api/message/:id': () => `/api/message/${ids.notice}`,
  'GET /api/system/MessageTemplate': () => '/api/system/MessageTemplate',
  'GET /api/system/MessageTemplate/:id': () => `/api/system/MessageTemplate/${ids.template}`,
  'GET /api/system/MessageTemplate/Events': 'events and parameters, which the code defines',
  'GET /api/system/MessageTemplate/getTemplate/:id': 'the parameters of an event, which the code defines',
  'GET /api/system/OnlineUser': () => '/api/system/OnlineUser',
  'GET /api/system/printDev': () => '/api/system/printDev',
  'GET /api/system/printDev/:id': () => `/api/system/printDev/${ids.print}`,
  'GET /api/system/printDev/:id/Actions/Revisions': 'refuses readers without every column',
  'POST /api/system/printDev/Fields': 'fields of forms, no column of the page',
  'POST /api/system/printDev/Actions/PreviewData': 'records of models, no column of the page',
  'GET /api/system/BillRule': () => '/api/system/BillRule',
  'GET /api/system/BillRule/:id': () => `/api/system/BillRule/${ids.billRule}`,
  'GET /api/system/DataInterface': () => '/api/system/DataInterface',
  'GET /api/system/DataInterface/getList': () => '/api/system/DataInterface/getList',
  'GET /api/system/DataInterface/Tables': 'tables of the database',
  'GET /api/system/DataInterface/:id': () => `/api/system/DataInterface/${ids.interface}`,
  'GET /api/visualdev/Portal': () => '/api/visualdev/Portal',
  'GET /api/visualdev/Portal/:id': () => `/api/visualdev/Portal/${ids.portal}`,
  'POST /api/visualdev/Portal/Actions/PreviewData': 'data of a document that the caller sends',
  'GET /api/datareport/Data': () => '/api/datareport/Data',
  'GET /api/datareport/Data/:id': () => `/api/datareport/Data/${ids.report}`,
  'GET /api/datareport/Data/:id/Actions/Export': 'see the test of files with whole records',
  'GET /api/datareport/Data/:id/Actions/Revisions': 'see the test of revisions',
  'GET /api/datareport/Data/:id/Actions/Revisions/:revisionId': 'see the test of revisions',
  'POST /api/datareport/Data/Actions/PreviewQuery': 'data of a document that the caller sends',
  'POST /api/datareport/Data/Actions/PreviewChoices': 'data of a document that the caller sends',
  'GET /api/writing/template': () => '/api/writing/template',
  'GET /api/writing/template/:id': () => `/api/writing/template/${ids.writing}`,
  'GET /api/writing/part/:kind': 'categories, variables and modules; the columns are those of templates',
  'GET /api/writing/part/:kind/:id': 'categories, variables and modules; the columns are those of templates',
  'GET /api/visualdev/Dataset': 'datasets; the columns are those of portals',
  'GET /api/visualdev/Dataset/:id': 'datasets; the columns are those of portals',
  'POST /api/visualdev/Dataset/Actions/Preview': 'data of a definition that the caller sends',
  'GET /api/visualdev/Base': () => '/api/visualdev/Base',
  'GET /api/visualdev/Base/:id': () => `/api/visualdev/Base/${ids.model}`,
  'GET /api/visualdev/Base/:id/Uses': 'names of menu entries; see the test of revisions and uses for names of models',
  'GET /api/visualdev/Base/:id/FormDataFields': 'names of form fields, no column of the page',
  'GET /api/visualdev/Base/:id/Revisions': 'names of changed keys; see the test of revisions',
  'GET /api/visualdev/Base/:id/Revisions/:revisionId/Compare': 'see the test of revisions',
  'GET /api/system/DataSource/Selector': 'databases',
  'GET /api/system/DataModel/:dbLinkId/Tables': 'tables of the database',
  'GET /api/system/DataModel/:dbLinkId/Tables/:table/Fields': 'columns of the database',
  'GET /api/system/Menu': () => '/api/system/Menu',
  'GET /api/system/Menu/Selector/All': () => '/api/system/Menu/Selector/All',
  'GET /api/system/Menu/Selector/:id': () => '/api/system/Menu/Selector/0',
  'GET /api/system/Menu/:id': () => `/api/system/Menu/${ids.menu}`,
  'GET /api/system/Menu/:id/Actions/Revisions': 'see the test of revisions',
  'GET /api/system/Area/Actions/Search': () => '/api/system/Area/Actions/Search?keyword=1',
  'GET /api/system/Area/:id': () => '/api/system/Area/-1',
  'GET /api/system/Area/:id/Info': () => `/api/system/Area/${ids.region}/Info`,
  'GET /api/system/DictionaryType': 'dictionaries; the columns are those of values',
  'GET /api/system/DictionaryType/Selector/:id': 'dictionaries; the columns are those of values',
  'GET /api/system/DictionaryType/:id': 'dictionaries; the columns are those of values',
  'GET /api/system/DictionaryData/:id': () => `/api/system/DictionaryData/${ids.dictionary}`,
  'GET /api/system/DictionaryData/:typeId/Selector/:id': () =>
    `/api/system/DictionaryData/${ids.dictionary}/Selector/0?isTree=1`,
  'GET /api/system/DictionaryData/:id/Info': () => `/api/system/DictionaryData/${ids.value}/Info`,
}

/** Ids of the records that `beforeAll` created at addresses without an entry in READS. */
const derived = new Map<string, Awaited<ReturnType<typeof createSampleRecord>>>()

/** The call of a route; undefined for a route that READS does not name and that cannot be derived. */
function readOf(name: string): ((reader: string) => string) | string | undefined {
  const listUrl = listUrlOf(name)
  if (name in READS || listUrl === undefined) return READS[name]
  return () => (name.endsWith('/:id') ? `${listUrl}/${derived.get(listUrl)?.id}` : listUrl)
}

/** `GET /api/extend/Vehicle/:id` → `/api/extend/Vehicle`, when records can be created there. */
function listUrlOf(name: string): string | undefined {
  const url = name.replace(/^GET /, '').replace(/\/:id$/, '')
  return url.startsWith('/') && isCreatable(test.app, url) ? url : undefined
}

/** The dictionary checks its permission itself, because other menu entries may show its values. */
const OTHERWISE_PERMITTED: Record<string, string> = {
  'GET /api/system/DictionaryData/:id': PAGES.dictionary.code,
  'GET /api/system/DictionaryData/:typeId/Selector/:id': PAGES.dictionary.code,
  'GET /api/system/DictionaryData/:id/Info': PAGES.dictionary.code,
}

/** Files with whole records. */
const FILES: Record<string, () => string> = {
  [PAGES.billRule.code]: () => `/api/system/BillRule/${ids.billRule}/Action/Export`,
  [PAGES.dataInterface.code]: () => `/api/system/DataInterface/${ids.interface}/Action/Export`,
  [PAGES.dictionary.code]: () => `/api/system/DictionaryData/${ids.dictionary}/Action/Export`,
  [PAGES.menu.code]: () => `/api/system/Menu/${ids.menu}/Action/Export`,
  [PAGES.model.code]: () => `/api/visualdev/OnlineDev/${ids.model}/Actions/ExportData`,
}

const untouched = { creatorUserId: null, lastModifyUserId: null, deleteMark: null, deleteUserId: null }

async function created(url: string, body: object) {
  const answer = await admin.post(url, body)
  if (answer.code !== RESULT.ok) throw new Error(`${url}: ${answer.msg}`)
}

beforeAll(async () => {
  await test.reset()
  const { db, newId, now } = test.deps
  const audited = { ...untouched, creatorTime: now(), lastModifyTime: now() }
  await test.tokenOf('admin')
  const { id: adminId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()

  const readers = await Promise.all(READERS.map((account) => buildUser(test.deps, { account })))
  for (const page of pages) {
    const buttons = Object.values(page.buttons).map(({ code }) => code)
    const granted = buttons.filter((code) => code !== 'btn_edit' && code !== 'btn_add')
    const built = await buildPage(test.deps, { enCode: page.code, columns: Object.keys(page.columns), buttons })
    for (const [index, reader] of READERS.entries()) {
      const columns = columnsOf(page, reader).map((name) => `column:${name}`)
      const items = [...columns, ...granted.map((code) => `button:${code}`)]
      await grantPage(test.deps, built, { objectType: 'User', objectId: readers[index]?.id ?? '', items })
    }
  }

  ids.company = await buildOrganization(test, { fullName: '公司' })
  ids.department = await buildOrganization(test, { fullName: '部门', parentId: ids.company })
  const described = { description: '说明', sortCode: 7 }
  await db
    .updateTable('organizations')
    .set({ ...described, managerId: adminId })
    .execute()
  ids.position = await buildPosition(test, { fullName: '岗位', organizeId: ids.company })
  await db.updateTable('positions').set(described).execute()
  await created('/api/permission/Role', {
    fullName: '角色',
    enCode: 'role',
    globalMark: 1,
    enabledMark: 1,
    ...described,
  })
  ids.role = (await db.selectFrom('roles').select('id').executeTakeFirstOrThrow()).id
  await db.insertInto('roleOrganizations').values({ roleId: ids.role, organizeId: ids.company }).execute()
  ids.user = (await buildUser(test.deps, { account: 'person', organizeId: ids.company })).id
  await db.updateTable('users').set({ mobilePhone: '13800000000', sortCode: 7 }).where('id', '=', ids.user).execute()
  await db
    .insertInto('userRelations')
    .values([
      { userId: ids.user, objectType: 'Organize', objectId: ids.company },
      { userId: ids.user, objectType: 'Position', objectId: ids.position },
      { userId: ids.user, objectType: 'Role', objectId: ids.role },
    ])
    .execute()

  const billRule = { fullName: '规则', enCode: 'rule', prefix: 'A', dateFormat: 'no', digit: 3, startNumber: '001' }
  await created('/api/system/BillRule', { ...billRule, ...described })
  ids.billRule = (await db.selectFrom('billRules').select('id').executeTakeFirstOrThrow()).id
  await db.updateTable('billRules').set({ lastModifyTime: now() }).execute()
  const counter = { ruleId: ids.billRule, period: '', thisNumber: 4, outputNumber: 'A005', issuedAt: now() }
  await db.insertInto('billRuleCounters').values(counter).execute()

  const type = { parentId: '-1', isTree: 0 }
  await created('/api/system/DictionaryType', { ...type, fullName: '字典', enCode: 'words' })
  ids.dictionary = (await db.selectFrom('dictionaryTypes').select('id').executeTakeFirstOrThrow()).id
  const value = { dictionaryTypeId: ids.dictionary, fullName: '值', enCode: 'one', ...described }
  await created('/api/system/DictionaryData', value)
  ids.value = (await db.selectFrom('dictionaryData').select('id').executeTakeFirstOrThrow()).id
  const category = { ...audited, id: newId(), parentId: '0', fullName: '分类', enCode: 'cat', ...described }
  await db
    .insertInto('dictionaryTypes')
    .values({ ...category, id: DATA_INTERFACE_CATEGORIES, parentId: '-1', enCode: 'interfaces', isTree: 0 })
    .execute()
  await db
    .insertInto('dictionaryData')
    .values({ ...category, dictionaryTypeId: DATA_INTERFACE_CATEGORIES })
    .execute()

  await db
    .insertInto('dictionaryTypes')
    .values({ ...category, id: 'groupType', parentId: '-1', enCode: 'groupType', isTree: 0 })
    .execute()
  await db
    .insertInto('dictionaryData')
    .values({ ...category, id: 'project', dictionaryTypeId: 'groupType' })
    .execute()
  await created('/api/permission/Group', { fullName: '分组', enCode: 'group', type: 'project', ...described })
  ids.group = (await db.selectFrom('userGroups').select('id').executeTakeFirstOrThrow()).id
  await db.insertInto('userRelations').values({ userId: ids.user, objectType: 'Group', objectId: ids.group }).execute()

  const called = {
    fullName: '接口',
    enCode: 'call',
    categoryId: category.id,
    dataType: 2,
    query: '[]',
    requestMethod: '6',
  }
  await created('/api/system/DataInterface', { ...called, checkType: 1, ...described })
  ids.interface = (await db.selectFrom('dataInterfaces').select('id').executeTakeFirstOrThrow()).id

  ids.model = newId()
  const design = {
    tables: '[]',
    formData: '{"fields":[]}',
    columnData: null,
    appColumnData: null,
    flowTemplateJson: null,
  }
  const model = {
    ...audited,
    id: ids.model,
    fullName: '模型',
    enCode: 'model',
    category: category.id,
    creatorUserId: adminId,
  }
  await db
    .insertInto('visualModels')
    .values({ ...model, ...design, ...described })
    .execute()
  await buildMenu(test.deps, { type: 3, propertyJson: JSON.stringify({ moduleId: ids.model }) })
  const renamed = { fullName: '新名', enCode: 'renamed', category: category.id, ...design, webType: 2, ...described }
  await admin.put(`/api/visualdev/Base/${ids.model}`, renamed)
  ids.revision = (
    await db.selectFrom('revisions').select('id').where('recordId', '=', ids.model).executeTakeFirstOrThrow()
  ).id

  const entry = { parentId: '-1', fullName: '目录', enCode: 'directory', icon: 'icon-apps', type: 1, category: 'Web' }
  await created('/api/system/Menu', { ...entry, ...described })
  const top = await db.selectFrom('menus').select('id').where('enCode', '=', 'directory').executeTakeFirstOrThrow()
  const child = { ...entry, parentId: top.id, enCode: 'child', type: 2, urlAddress: 'some/page', ...described }
  await created('/api/system/Menu', child)
  ids.menu = (await db.selectFrom('menus').select('id').where('enCode', '=', 'child').executeTakeFirstOrThrow()).id
  await created('/api/system/Menu', { ...child, enCode: 'gone' })
  const gone = await db.selectFrom('menus').select('id').where('enCode', '=', 'gone').executeTakeFirstOrThrow()
  await admin.delete(`/api/system/Menu/${gone.id}`)
  const {
    lastModifyTime,
    id: _id,
    ...present
  } = (await admin.get<Record<string, unknown>>(`/api/system/Menu/${ids.menu}`)).data
  const changed = { ...present, fullName: '改名', urlAddress: 'other/page', sortCode: 8, lastModifyTime }
  await admin.put(`/api/system/Menu/${ids.menu}`, changed)

  await created('/api/system/Area', { parentId: '-1', fullName: '省1', enCode: '11', ...described })
  ids.region = (await db.selectFrom('regions').select('id').executeTakeFirstOrThrow()).id

  ids.notice = newId()
  const notice = { id: ids.notice, title: '公告', bodyText: '<p>正文</p>', toUserIds: adminId }
  await db
    .insertInto('notices')
    .values({ ...audited, ...notice, creatorUserId: adminId, lastModifyUserId: null })
    .execute()
  await admin.put(`/api/message/${ids.notice}/Actions/Release`)
  await admin.get(`/api/message/ReadInfo/${ids.notice}`)

  ids.template = newId()
  const template = { id: ids.template, enCode: 'export', category: 2, event: 'download' as const, title: '标题' }
  await db
    .insertInto('messageTemplates')
    .values({ ...audited, ...template, fullName: '模板', content: '内容', isWebhook: 1, creatorUserId: adminId })
    .execute()

  ids.report = newId()
  const report = { id: ids.report, fullName: '报表', enCode: 'report', categoryId: ids.value, sortCode: 7 }
  await db
    .insertInto('reports')
    .values({ ...audited, ...report, content: '{"blocks":[]}', creatorUserId: adminId })
    .execute()

  ids.writing = newId()
  const writingCategory = { ...audited, id: newId(), kind: 'category', fullName: '分类', creatorUserId: adminId }
  await db
    .insertInto('writingParts')
    .values({ ...writingCategory, lastModifyUserId: null, categoryId: null })
    .execute()
  const writing = { id: ids.writing, fullName: '模板', description: '说明', content: '{"type":"doc"}', sortCode: 1 }
  await db
    .insertInto('writingTemplates')
    .values({
      ...audited,
      ...writing,
      categoryId: writingCategory.id,
      creatorUserId: adminId,
      lastModifyUserId: adminId,
    })
    .execute()
  ids.portal = newId()
  const portal = {
    id: ids.portal,
    fullName: '门户',
    enCode: 'portal',
    category: ids.value,
    linkType: null,
    sortCode: 7,
  }
  await db
    .insertInto('portals')
    .values({
      ...audited,
      ...portal,
      formData: '{"layouyId":100,"layout":[]}',
      creatorUserId: adminId,
      lastModifyUserId: adminId,
    })
    .execute()

  ids.print = newId()
  const print = { id: ids.print, fullName: '打印', enCode: 'print', category: 'bill', modelId: ids.model, sortCode: 7 }
  await db
    .insertInto('printTemplates')
    .values({ ...audited, ...print, printTemplate: '<p>正文</p>', creatorUserId: adminId, lastModifyUserId: adminId })
    .execute()
  const use = { templateId: ids.print, modelId: ids.model, recordId: 'r1', userId: adminId, printedAt: now() }
  await db
    .insertInto('printUses')
    .values({ id: newId(), ...use })
    .execute()

  // Readers see their own calls.
  for (const [index, reader] of READERS.entries()) {
    const call = { direction: 'outgoing', number: '13800138000', maskedNumber: '138****8000' } as const
    const outcome = {
      result: 'answered',
      fault: 'microphoneLost',
      notes: '备注',
      modelId: ids.model,
      recordId: 'r1',
    } as const
    const [startedAt, answeredAt, endedAt] = [0, 1000, 2000].map((ms) => new Date(now().getTime() + ms))
    if (!startedAt || !answeredAt || !endedAt) continue
    const moments = { startedAt, answeredAt, endedAt, seenAt: endedAt }
    const names = { id: `call-${reader}`, clientId: reader, userId: readers[index]?.id ?? '' }
    await db
      .insertInto('callRecords')
      .values({ ...names, ...call, ...outcome, ...moments })
      .execute()
  }

  for (const name of pages.flatMap(routesOf)) {
    const url = name in READS ? undefined : listUrlOf(name)
    if (url !== undefined && !derived.has(url)) derived.set(url, await createSampleRecord(test.app, admin, url))
  }

  await Promise.all(READERS.map((account) => test.tokenOf(account)))
  await db.updateTable('sessions').set({ platform: 'Chrome' }).execute()
})

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** All rows and records in an answer, in the order of the answer. */
function recordsOf(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(recordsOf)
  if (!isRecord(value)) return []
  const below = Object.values(value).flatMap(recordsOf)
  return 'id' in value || 'userId' in value ? [value, ...below] : below
}

const keyOf = (row: Json) => String(row['id'] ?? row['userId'])
const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const routes = () =>
  test.app.apiRoutes
    .filter(({ method }) => method === 'GET' || method === 'POST')
    .map(({ method, url, config }) => ({ name: `${String(method)} ${url}`, config }))

/** Names of the routes that read data of a page. */
function routesOf({ code }: PageDefinition): string[] {
  return routes()
    .filter(
      ({ name, config }) =>
        (config?.permission === code && (name.startsWith('GET ') || config.reads === true)) ||
        OTHERWISE_PERMITTED[name] === code,
    )
    .map(({ name }) => name)
}

describe.each(pages.map((page) => [page.code, page] as const))('%s', (code, page) => {
  it('has no route that is missing from READS and cannot be derived: add such routes there', () => {
    expect(routesOf(page).filter((name) => readOf(name) === undefined)).toEqual([])
  })

  it('answers each reader with the values of the granted columns and no others', async () => {
    const withheld = new Set<string>()
    const faults: string[] = []
    for (const reader of READERS) {
      const granted = new Set(columnsOf(page, reader))
      const shownBy = (isGranted: boolean) =>
        Object.entries(page.columns).flatMap(([name, { shows = [name] }]) =>
          granted.has(name) === isGranted ? shows : [],
        )
      const visible = new Set([...page.always, ...shownBy(true)])
      const hidden = shownBy(false).filter((key) => !visible.has(key))
      for (const name of routesOf(page)) {
        const address = readOf(name)
        if (typeof address !== 'function') continue
        const ask = async (who: string) =>
          name.startsWith('POST')
            ? await test.as(who).post(address(reader), {})
            : await test.as(who).get(address(reader))
        const [whole, seen] = [await ask('admin'), await ask(reader)]
        const wholeById = new Map(recordsOf(whole.data).map((row) => [keyOf(row), row]))
        const rows = recordsOf(seen.data)
        if (rows.length === 0) faults.push(`${name} has no rows for ${reader}: ${seen.code} ${seen.msg}`)
        for (const row of rows) {
          const all = wholeById.get(keyOf(row)) ?? {}
          // `isSelf` depends on the caller.
          for (const key of [...visible].filter((one) => one in all && one !== 'isSelf'))
            if (JSON.stringify(row[key]) !== JSON.stringify(all[key])) faults.push(`${name} lacks ${key} for ${reader}`)
          // The dictionary is the root of the tree of its values.
          if (row['parentId'] === '-1' && code === PAGES.dictionary.code) continue
          for (const key of hidden) {
            if (!isBlank(all[key])) withheld.add(key)
            if (!isBlank(row[key])) faults.push(`${name} shows ${key} to ${reader}`)
          }
        }
      }
    }
    const decided = Object.entries(page.columns)
      .map(([name, { shows = [name] }]) => ({ name, shows: shows.filter((key) => !page.always.includes(key)) }))
      .filter(({ shows }) => shows.length > 0)
    expect(faults).toEqual([])
    // Each column had a value to hide, but for values that the server fills from what the company lacks.
    const emptied = routesOf(page).map((name) => derived.get(listUrlOf(name) ?? '')?.emptied)
    const isProved = (key: string) => withheld.has(key) || emptied.some((keys) => keys?.has(key))
    expect(decided.filter(({ shows }) => !shows.some(isProved))).toEqual([])
  })
})

it.each(Object.entries(FILES))(
  '%s refuses files with whole records to users without some columns',
  async (_, address) => {
    const ask = (who: string) =>
      address().endsWith('ExportData') ? test.as(who).post(address()) : test.as(who).get(address())
    for (const reader of READERS) expect(await ask(reader)).toMatchObject({ code: RESULT.forbidden })
    expect(await ask('admin')).toMatchObject({ code: RESULT.ok })
  },
)

it('names only visible keys in revisions and uses', async () => {
  const uses = await test.as('odd').get(`/api/visualdev/Base/${ids.model}/Uses`)
  expect(JSON.stringify(uses.data)).not.toContain('新名')

  const fieldsOf = async (reader: string) => {
    const { data } = await test
      .as(reader)
      .get<{ list: { changes: { field: string }[] }[] }>(`/api/system/Menu/${ids.menu}/Actions/Revisions`)
    return data.list.flatMap(({ changes }) => changes.map(({ field }) => field))
  }
  expect((await fieldsOf('admin')).toSorted()).toEqual(['fullName', 'sortCode', 'urlAddress'])
  expect(await fieldsOf('even')).toEqual(['fullName'])
  expect((await fieldsOf('odd')).toSorted()).toEqual(['sortCode', 'urlAddress'])

  const differencesOf = async (reader: string) => {
    const base = `/api/visualdev/Base/${ids.model}/Revisions`
    const { data } = await test.as(reader).get<{ list: { summary: string[] }[] }>(base)
    const compared = await test.as(reader).get<{ list: { path: string }[] }>(`${base}/${ids.revision}/Compare`)
    return [...data.list.flatMap(({ summary }) => summary), ...compared.data.list.map(({ path }) => path)]
  }
  expect(await differencesOf('even')).not.toContain('enCode')
  expect(await differencesOf('odd')).not.toContain('fullName')
  expect(await differencesOf('admin')).toEqual(expect.arrayContaining(['fullName', 'enCode']))
})

it('finds nothing by a keyword in a hidden column', async () => {
  const count = async (reader: string, url: string) => recordsOf((await test.as(reader).get(url)).data).length
  for (const [url, evenOnly] of [
    ['/api/system/BillRule?keyword=规则', true],
    ['/api/system/BillRule?keyword=rule', false],
    ['/api/system/DataInterface?keyword=接口', true],
    ['/api/system/DataInterface?keyword=call', false],
    ['/api/visualdev/Base?keyword=新名', true],
    ['/api/visualdev/Base?keyword=renamed', false],
    ['/api/system/Menu?keyword=改名', true],
    ['/api/system/Menu?keyword=other/page', false],
    ['/api/system/Area/-1?keyword=省', true],
    ['/api/system/Area/-1?keyword=11', false],
    ['/api/permission/RecycleBin?keyword=目录', true],
    ['/api/permission/RecycleBin?keyword=gone', false],
    [`/api/system/DictionaryData/${ids.dictionary}?keyword=值`, true],
    [`/api/system/DictionaryData/${ids.dictionary}?keyword=one`, false],
  ] as const) {
    expect([url, await count('admin', encodeURI(url))]).not.toEqual([url, 0])
    expect([url, (await count('even', encodeURI(url))) > 0]).toEqual([url, evenOnly])
    expect([url, (await count('odd', encodeURI(url))) > 0]).toEqual([url, !evenOnly])
  }
})
