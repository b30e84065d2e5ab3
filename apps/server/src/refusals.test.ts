import { RESULT } from '@sqos/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { buildSession, buildUser } from './testing/builders.ts'
import { createTestApp } from './testing/create-test-app.ts'
import { watchDatabase } from './testing/refusals/database-state.ts'
import { bodyOf, buildTwoCompanies, type Company, recordOf } from './testing/refusals/organizations.ts'
import { type ApiRoute, listRoutes, propertiesOf, requestOf, sampleCall } from './testing/refusals/routes.ts'
import { wrongValueOf } from './testing/refusals/sample.ts'

// Rules of all routes, tested on every route: the list comes from the server, so new routes are included. Exceptions
// that a schema does not express are in testing/refusals/samples.ts.

const test = await createTestApp()
const { app } = test
const routes = listRoutes(app)
await buildUser(test.deps, { account: 'nobody' })
const { east, west } = await buildTwoCompanies(test.deps)
const admin = await test.tokenOf('admin')
const nobody = await test.tokenOf('nobody')
const keeper = await test.tokenOf('keeper')
const viewer = await viewAs('keeper')
const state = await watchDatabase(test.deps.db)

afterAll(async () => {
  await state.close()
  await test.close()
})

const HUGE = Buffer.alloc(40 * 1_048_576, 'x')

async function ask(request: InjectOptions, token?: string): Promise<{ code: number; msg: string }> {
  const headers = { ...request.headers, ...(token && { authorization: token }) }
  const response = await app.inject({ ...request, headers })
  const type = response.headers['content-type'] ?? ''
  if (!type.startsWith('application/json')) return { code: response.statusCode, msg: '' }
  const { code, msg } = response.json<{ code: number; msg: string }>()
  return { code, msg }
}

/** A session of an administrator who views the application as another user. */
async function viewAs(account: string): Promise<string> {
  const { id } = await buildUser(test.deps, { account: 'viewer', isAdministrator: true })
  const token = await buildSession(test.deps, { userId: id })
  const person = await test.deps.db.selectFrom('users').select('id').where('account', '=', account).executeTakeFirst()
  const { code } = await ask({ method: 'POST', url: `/api/permission/Authority/ViewAs/${person?.id}` }, token)
  expect(code).toBe(RESULT.ok)
  return token
}

/** Runs `calls` and compares the database before and after. */
async function unchanged<Result>(calls: () => Promise<Result>): Promise<Result> {
  const before = await state.ofAll()
  const result = await calls()
  expect(await state.ofAll()).toBe(before)
  return result
}

it('finds the routes of the server', () => {
  expect(routes.length).toBeGreaterThan(150)
})

describe.each(routes.filter(({ permission }) => permission !== 'public'))('$name', (route) => {
  it('is refused without a session', async () => {
    const request = requestOf(route, sampleCall(app, route))

    const [stranger, forged] = await unchanged(() => Promise.all([ask(request), ask(request, 'Bearer forged')]))

    expect(stranger.code).toBe(RESULT.sessionExpired)
    expect(forged.code).toBe(RESULT.tokenInvalid)
  })
})

describe.each(routes.filter(({ permission }) => permission !== 'public' && permission !== 'signed-in'))(
  '$name',
  (route) => {
    it('is refused without its permission', async () => {
      const answer = await unchanged(() => ask(requestOf(route, sampleCall(app, route)), nobody))

      expect(answer.code).toBe(RESULT.forbidden)
    })
  },
)

/** Routes that end the session, or the view. */
const ENDS: ReadonlySet<string> = new Set(['GET /api/oauth/Logout', 'DELETE /api/permission/Authority/ViewAs'])

const viewed = routes.filter(({ name, permission }) => permission !== 'public' && !ENDS.has(name))

describe.each(viewed.filter(({ whileViewing }) => whileViewing))('$name', (route) => {
  it('changes nothing while viewing as another user', async () => {
    const answer = await unchanged(() => ask(requestOf(route, sampleCall(app, route)), viewer))

    expect(answer.code).not.toBe(RESULT.sessionExpired)
  })
})

describe.each(viewed.filter(({ whileViewing }) => !whileViewing))('$name', (route) => {
  it('is refused while viewing as another user', async () => {
    const answer = await unchanged(() => ask(requestOf(route, sampleCall(app, route)), viewer))

    expect(answer).toEqual({ code: RESULT.forbidden, msg: '您正以他人身份查看，只能浏览，不能修改' })
  })
})

const isRefusal = (code: number) => code !== RESULT.ok && code !== RESULT.internal
/** A parameter with a few fixed values, such as a kind, names no record. */
const namesRecord = ({ params }: ApiRoute) =>
  params !== undefined && propertiesOf(app, params).some(([, { anyOf }]) => anyOf === undefined)
const ofOneRecord = routes.filter(namesRecord)
const mayAnswer = ({ method, sample }: ApiRoute) => method === 'GET' || sample.anyId !== undefined

describe.each(ofOneRecord.filter((route) => !mayAnswer(route)))('$name', (route) => {
  it('refuses a missing id', async () => {
    const answer = await unchanged(() => ask(requestOf(route, sampleCall(app, route)), admin))

    expect(answer.code).toSatisfy(isRefusal)
  })
})

describe.each(ofOneRecord.filter(mayAnswer))('$name', (route) => {
  it('accepts a missing id, and changes nothing', async () => {
    const answer = await unchanged(() => ask(requestOf(route, sampleCall(app, route)), admin))

    expect(answer.code).not.toBe(RESULT.internal)
  })
})

describe.each(routes.filter(({ body, query, takesFile }) => (body && !takesFile) || query))('$name', (route) => {
  it('refuses values of wrong types, one by one', async () => {
    const call = sampleCall(app, route)
    const inBody = (route.isForm || route.takesFile ? [] : propertiesOf(app, route.body)).flatMap(([name, schema]) => {
      const wrong = wrongValueOf(app, schema)
      return wrong === undefined ? [] : [{ name, request: { ...call, body: { ...Object(call.body), [name]: wrong } } }]
    })
    const inQuery = propertiesOf(app, route.query)
      .filter(([, schema]) => ['integer', 'number'].includes(String(schema.type)))
      .map(([name]) => ({ name, request: { ...call, query: { ...call.query, [name]: 'wrong' } } }))

    await unchanged(async () => {
      for (const { name, request } of [...inBody, ...inQuery]) {
        const answer = await ask(requestOf(route, request), admin)
        expect.soft({ name, code: answer.code }).toEqual({ name, code: RESULT.refused })
      }
    })
  })
})

describe.each(routes.filter(({ method, takesFile }) => method !== 'GET' && !takesFile))('$name', (route) => {
  it('refuses a body that is too large', async () => {
    const call = sampleCall(app, route)
    const body = { ...Object(call.body), filler: 'x'.repeat(route.bodyLimit) }

    const answer = await unchanged(() => ask(requestOf(route, { ...call, body }), admin))

    expect(answer.code).toBe(RESULT.refused)
  })
})

/** Stored files may have any size that the settings allow; parsed files may not. */
describe.each(
  routes.filter(({ url, takesFile }) => takesFile && !/^\/api\/file\/(Uploader\/:type|chunk|merge)$/.test(url)),
)('$name', (route) => {
  it('refuses a file that is too large', async () => {
    const request = requestOf(route, sampleCall(app, route))
    const [head = '', tail = ''] = (typeof request.payload === 'string' ? request.payload : '').split('\r\nsample\r\n')
    const payload = Buffer.concat([Buffer.from(`${head}\r\n`), HUGE, Buffer.from(`\r\n${tail}`)])

    const answer = await unchanged(() => ask({ ...request, payload }, admin))

    expect(answer).toEqual({ code: RESULT.refused, msg: expect.stringMatching(/MB/) })
  })
})

const scoped = routes.filter(
  ({ url, method, permission, takesFile }) =>
    url.startsWith('/api/permission/') &&
    method !== 'GET' &&
    permission !== 'public' &&
    !url.startsWith('/api/permission/Users/Current/') &&
    !takesFile,
)

/** A call for the records of a company. */
function callAbout(route: ApiRoute, company: Company) {
  const call = sampleCall(app, route)
  const ids = Object.keys(call.params).filter((name) => /id$/i.test(name))
  const params = { ...call.params, ...Object.fromEntries(ids.map((name) => [name, recordOf(route.url, company)])) }
  const saidIn = (schema: ApiRoute['body']) =>
    bodyOf(
      propertiesOf(app, schema).map(([name]) => name),
      company,
    )
  const body = route.body ? { ...Object(call.body), ...saidIn(route.body) } : undefined
  return requestOf(route, { params, query: { ...call.query, ...saidIn(route.query) }, body })
}

/** A call for the company that `keeper` does not administer. */
const callAboutWest = (route: ApiRoute) => callAbout(route, west)

describe.each(scoped.filter(({ sample }) => sample.anyOrganization === undefined))('$name', (route) => {
  it('is refused for an administrator of another organisation', async () => {
    const answer = await unchanged(() => ask(callAboutWest(route), keeper))

    expect(answer.code).toSatisfy(isRefusal)
  })
})

describe.each(scoped.filter(({ sample }) => sample.anyOrganization !== undefined))('$name', (route) => {
  it('changes nothing of another organisation', async () => {
    const before = await state.ofPeople()

    const answer = await ask(callAboutWest(route), keeper)

    expect(answer.code).not.toBe(RESULT.internal)
    expect(await state.ofPeople()).toBe(before)
  })
})

/** Routes that return organisations and users: all read-only routes, whatever their method. */
const readRoutes = routes.filter(
  ({ url, method, permission, isRead }) =>
    (url.startsWith('/api/permission/') || url.startsWith('/api/system/OnlineUser')) &&
    (method === 'GET' || isRead) &&
    permission !== 'public',
)

/** The records of both companies that appear in the response of a call for the records of `company`. */
async function namedRecordsOf(route: ApiRoute, company: Company) {
  const { headers: own, ...request } = callAbout(route, company)
  const { body } = await app.inject({ ...request, headers: { ...own, authorization: keeper } })
  return { east: namesIn(body, east), west: namesIn(body, west) }
}

const namesIn = (body: string, company: Company) =>
  Object.entries(company).flatMap(([kind, id]) => (body.includes(id) ? kind : []))

describe.each(readRoutes.filter(({ sample }) => sample.tellsOfAny === undefined))('$name', (route) => {
  it('reveals nothing of this organisation to the administrator of another one', async () => {
    expect((await namedRecordsOf(route, west)).west).toEqual([])
    // Nor by calls for the own company.
    expect((await namedRecordsOf(route, east)).west).toEqual([])
  })
})

describe.each(readRoutes.filter(({ sample }) => sample.tellsOfAny !== undefined))('$name', (route) => {
  it('returns the options of pickers, changes nothing and never fails', async () => {
    const answer = await unchanged(() => ask(callAbout(route, west), keeper))

    expect(answer.code).not.toBe(RESULT.internal)
  })
})

it('returns the own organisation to its administrator', async () => {
  const answers = await Promise.all(readRoutes.map(async (route) => (await namedRecordsOf(route, east)).east))

  expect(new Set(answers.flat())).toEqual(new Set(Object.keys(east)))
})
