import { RESULT } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../caller.ts'
import { listRoutes, propertiesOf } from './routes.ts'
import { sampleOf } from './sample.ts'

/** Whether `POST url` and a paged `GET url` exist, so that `createSampleRecord` works. */
export function isCreatable(app: FastifyInstance, url: string): boolean {
  const names = new Set(listRoutes(app).map(({ name }) => name))
  return !url.includes(':') && names.has(`POST ${url}`) && names.has(`GET ${url}`)
}

/**
 * Creates a record with a value for every property of the body of `POST url`, and returns the id of the first row of
 * `GET url`. Throws when the server refuses the record.
 */
export async function createSampleRecord(app: FastifyInstance, admin: Caller, url: string): Promise<string> {
  const route = listRoutes(app).find(({ name }) => name === `POST ${url}`)
  const body = propertiesOf(app, route?.body).map(([name, property]) => {
    const value = sampleOf(app, property)
    // Zero counts as blank where a test checks that a value was hidden.
    return [name, value === 0 ? 1 : value]
  })
  const record = Object.fromEntries(body)
  // A user must exist: the caller does.
  if ('userId' in record) record['userId'] = await idOf(admin)
  const created = await admin.post(url, record)
  if (created.code !== RESULT.ok) throw new Error(`POST ${url} refuses the sample record: ${created.msg}`)
  const { data } = await admin.get<{ list: { id: string }[] }>(url)
  const [first] = data.list
  if (!first) throw new Error(`GET ${url} lists no row after one was created.`)
  return first.id
}

async function idOf(caller: Caller): Promise<string> {
  const { data } = await caller.get<{ userInfo: { userId: string } }>('/api/oauth/CurrentUser')
  return data.userInfo.userId
}
