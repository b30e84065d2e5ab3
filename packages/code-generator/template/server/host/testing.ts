import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope } from '@sqos/contract'
import { createApp } from '../app.ts'
import { openDatabase } from './database.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The server on an empty database of its own. */
export async function createTestApp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-app-'))
  const { db, close } = await openDatabase({})
  const app = await createApp({ db, dataDir, now: () => new Date(), newId: () => randomUUID().replaceAll('-', '') })

  async function call<Data>(method: Method, url: string, body?: object): Promise<Envelope<Data>> {
    const response = await app.inject({ method, url, ...(body && { payload: body }) })
    return response.json<Envelope<Data>>()
  }
  const caller = {
    get: <Data = unknown>(url: string) => call<Data>('GET', url),
    post: <Data = unknown>(url: string, body?: object) => call<Data>('POST', url, body),
    put: <Data = unknown>(url: string, body?: object) => call<Data>('PUT', url, body),
    delete: <Data = unknown>(url: string) => call<Data>('DELETE', url),
  }
  return {
    app,
    /** A caller; all are one person here. */
    as: (_account: string) => caller,
    async [Symbol.asyncDispose]() {
      await app.close()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
