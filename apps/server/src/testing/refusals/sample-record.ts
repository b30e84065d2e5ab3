import { RESULT } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../caller.ts'
import { listRoutes, propertiesOf } from './routes.ts'
import { resolve, sampleOf, type Schema } from './sample.ts'

/** Whether `POST url` and a paged `GET url` exist, so that `createSampleRecord` works. */
export function isCreatable(app: FastifyInstance, url: string): boolean {
  const names = new Set(listRoutes(app).map(({ name }) => name))
  return !url.includes(':') && names.has(`POST ${url}`) && names.has(`GET ${url}`)
}

const EMPTY: ReadonlySet<string | undefined> = new Set(['""', '0', 'null', '[]', '{}', undefined])

/** A record that was created with a value for every property. */
interface SampleRecord {
  id: string
  /** Keys of values that the server replaced by nothing: it fills them itself, such as a number of a rule that is missing. */
  emptied: ReadonlySet<string>
}

/**
 * Creates a record with a value for every property of the body of `POST url`, and returns the first row of `GET url`. Throws
 * when the server refuses the record.
 */
export async function createSampleRecord(app: FastifyInstance, admin: Caller, url: string): Promise<SampleRecord> {
  const route = listRoutes(app).find(({ name }) => name === `POST ${url}`)
  const body = propertiesOf(app, route?.body).map(([name, property]) => {
    const value = sampleOf(app, property)
    // Zero and an empty list count as blank where a test checks that a value was hidden.
    if (Array.isArray(value) && value.length === 0) return [name, listOfOne(app, property)]
    return [name, value === 0 ? 1 : value]
  })
  const record = Object.fromEntries(body)
  // A user must exist: the caller does.
  if ('userId' in record) record['userId'] = await idOf(admin)
  const created = await admin.post(url, record)
  if (created.code !== RESULT.ok) throw new Error(`POST ${url} refuses the sample record: ${created.msg}`)
  const { data } = await admin.get<{ list: (Record<string, unknown> & { id: string })[] }>(url)
  const [first] = data.list
  if (!first) throw new Error(`GET ${url} lists no row after one was created.`)
  const emptied = Object.keys(record).filter((key) => key in first && EMPTY.has(JSON.stringify(first[key])))
  return { id: first.id, emptied: new Set(emptied.filter((key) => !EMPTY.has(JSON.stringify(record[key])))) }
}

/** A list with one sample, whose optional properties have values too: a service may demand them. */
function listOfOne(app: FastifyInstance, property: Schema): unknown[] {
  const { items } = resolve(app, property)
  if (!items) return []
  const { properties } = resolve(app, items)
  if (!properties) return [sampleOf(app, items)]
  return [Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sampleOf(app, one)]))]
}

async function idOf(caller: Caller): Promise<string> {
  const { data } = await caller.get<{ userInfo: { userId: string } }>('/api/oauth/CurrentUser')
  return data.userInfo.userId
}
