import { LANGUAGES } from '@sqos/contract'
import { isRecord, readForm, readList } from '@sqos/form-model'
import { checkFormDocument, checkListDocument } from '@sqos/form-model/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../testing/builders.ts'
import { createCaller } from '../../testing/caller.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { recordCalls } from '../record/record.testing.ts'
import { APPS } from './apps/index.ts'
import { buildApp } from './build-app.ts'
import { sayIn } from './words.ts'

const BASE = '/api/visualdev/AppTemplates'

let test: TestApp
let lina: string
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-23T10:00:00+08:00' })
  await test.as('admin').get(BASE)
  ;({ id: lina } = await buildUser(test.deps, { account: 'lina' }))
})
afterAll(() => test.close())

const { admin, list, create, show } = recordCalls(() => test)

interface Installed {
  id: string
  fullName: string
  enCode: string
  rowCount: number
  isPublished: boolean
}

const install = (code: string, body: object = {}) => admin().post<Installed>(`${BASE}/${code}/Actions/Install`, body)
const countOf = async (table: 'visualModels' | 'dictionaryTypes' | 'billRules' | 'visualModelTables') => {
  const { count } = await test.deps.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

describe('the texts of the apps', () => {
  it('are written in every language', () => {
    const texts: string[] = []
    const collect = (value: unknown): void => {
      if (typeof value === 'string' && /\p{Script=Han}/u.test(value)) texts.push(value)
      else if (Array.isArray(value)) value.forEach(collect)
      else if (isRecord(value)) Object.values(value).forEach(collect)
    }
    for (const app of APPS) {
      collect({ ...app, samples: [] })
      const say = (words: string) => {
        texts.push(words)
        return words
      }
      for (const field of app.fields)
        field({
          say,
          rule: '',
          ruleName: '',
          dictionaryId: () => '1',
          dictionary: (key) => app.dictionaries?.[key] ?? { name: '', values: [] },
        })(() => 101)
      app.samples({ say, day: () => 0, me: '', department: undefined })
    }

    const incomplete = texts.filter(
      (text) => text !== '' && text.split('|').filter((part) => part.trim() !== '').length !== LANGUAGES.length,
    )

    expect(texts.length).toBeGreaterThan(600)
    expect(incomplete).toEqual([])
  })
})

describe.each(APPS)('the app $code', (app) => {
  it.each(LANGUAGES)('has a form and a list without problems in the language %s', (language) => {
    const say = sayIn(language)
    const rule = { enCode: app.code, fullName: say(app.name) }

    const { formData, columnData } = buildApp(app, say, { rule, dictionaries: new Map() })

    const form = readForm(formData)
    expect(checkFormDocument(form)).toEqual([])
    expect(checkListDocument(readList(columnData, form), form)).toEqual([])
    expect(readList(columnData, form).columns.map(({ prop }) => prop)).toEqual(Object.keys(app.list.columns))
    expect(readList(columnData, form).search).toHaveLength(app.list.search.length)
    expect(form.fields.length).toBeGreaterThanOrEqual(8)
    expect(form.fields.length).toBeLessThanOrEqual(20)
    const foreign = formData.match(/\p{Script=Han}+( \p{Script=Han}+)?/gu) ?? []
    // The browser translates the usual labels of buttons.
    const translated = new Set(['确 定', '取 消', '打 印'])
    const chinese = language === 'en' ? foreign.filter((text) => !translated.has(text)) : []
    expect(chinese).toEqual([])
  })

  it('is installed with its sample rows, and staff enter and see a record', async () => {
    const preview = await admin().get<{ proposedName: string; rows: string[][]; columns: { label: string }[] }>(
      `${BASE}/${app.code}`,
    )
    expect(preview.code).toBe(200)

    const { code, data } = await install(app.code, {
      samples: 1,
      publish: { parentId: '-1', access: [{ objectType: 'User', objectId: lina, level: app.rights.staff }] },
    })

    expect(code).toBe(200)
    expect(data).toMatchObject({ fullName: preview.data.proposedName, isPublished: true })
    expect(data.rowCount).toBeGreaterThanOrEqual(8)
    expect(preview.data.rows).toHaveLength(data.rowCount)
    const all = await list(data.id)
    expect(all.pagination.total).toBe(data.rowCount)

    // Staff open the page from their menu, enter the values of a sample and find the record.
    const staff = test.as('lina')
    const seen = app.rights.staff === 'own' ? 0 : data.rowCount
    expect((await list(data.id, {}, staff)).pagination.total).toBe(seen)
    const [sample = {}] = app.samples({
      say: sayIn('zh'),
      day: (offset) => offset * 86_400_000,
      me: lina,
      department: undefined,
    })
    const mayAdd = app.rights.staff !== 'view'
    expect(await create(data.id, sample, staff)).toMatchObject(mayAdd ? { code: 200 } : { code: 403 })
    const after = await list(data.id, {}, staff)
    expect(after.pagination.total).toBe(seen + (mayAdd ? 1 : 0))
    const [first] = after.list
    // A grouped list has its records below the groups.
    const [row] = Array.isArray(first?.['children']) ? first['children'].filter(isRecord) : [first]
    const opened = await show(data.id, row?.['id'], staff)
    // The number of the rule was issued.
    expect(String(opened['bill_no'] ?? opened['code'])).toMatch(new RegExp(`^${app.numbering.prefix}`))
  })
})

describe('an installation', () => {
  it('of an app that is there already gives a second one with a free name, and keeps the first', async () => {
    const names = async () => {
      const models = await test.deps.db.selectFrom('visualModels').select('fullName').execute()
      return models.map(({ fullName }) => fullName).toSorted()
    }
    const { data: first } = await install('leave', { samples: 0 })
    const before = await names()

    const { data: second } = await install('leave', { samples: 0, publish: { parentId: '-1' } })

    expect(second.fullName).toMatch(/^请假申请 \d+$/)
    expect(second.enCode).toMatch(/^leave\d+$/)
    expect(second.rowCount).toBe(0)
    expect(before).toContain(first.fullName)
    expect(await names()).toEqual([...before, second.fullName].toSorted())
    const dictionaries = await test.deps.db
      .selectFrom('dictionaryTypes')
      .select(['fullName', 'enCode'])
      .where('enCode', 'like', 'leaveKinds%')
      .execute()
    expect(new Set(dictionaries.map(({ fullName }) => fullName)).size).toBe(dictionaries.length)
    expect(dictionaries.length).toBeGreaterThanOrEqual(2)
  })

  it('leaves nothing behind when a step fails', async () => {
    const tables = ['visualModels', 'dictionaryTypes', 'billRules', 'visualModelTables'] as const
    const { data: taken } = await install('expense', { samples: 0 })
    const before = await Promise.all(tables.map(countOf))

    // The name is refused after dictionary and rule were written.
    const refused = await install('leave', { fullName: taken.fullName })
    // The directory is refused after the model and its tables were written.
    const lost = await install('leave', { publish: { parentId: 'gone' } })

    expect(refused.code).not.toBe(200)
    expect(lost.code).not.toBe(200)
    expect(await Promise.all(tables.map(countOf))).toEqual(before)
  })

  it('has the names of the language of the installer', async () => {
    const authorization = await test.tokenOf('admin')
    const english = createCaller(test.app, {
      token: () => Promise.resolve(authorization),
      headers: { 'accept-language': 'en' },
    })

    const { data } = await english.post<Installed>(`${BASE}/visitor/Actions/Install`, {})

    expect(data.fullName).toBe('Visitors')
    const [row] = (await list(data.id)).list
    expect(Object.values(row ?? {})).toContain('Expected')
  })

  it('is refused without the right to add models, and publishing without the right to release', async () => {
    expect(await test.as('lina').post(`${BASE}/leave/Actions/Install`, {})).toMatchObject({ code: 403 })
    expect(await test.as('lina').get(BASE)).toMatchObject({ code: 403 })
    expect(await admin().get(`${BASE}/unknown`)).toMatchObject({ code: 404 })
  })
})
