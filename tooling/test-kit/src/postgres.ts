import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** A database for one test file, with the function that removes it. */
export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** Id of the lock for creating templates. */
const TEMPLATE_LOCK = 5_471_077

/**
 * Creates a database on the PostgreSQL of `TEST_DATABASE_URL`, so that test files are isolated: an empty one, or a copy
 * of a template. `drop` closes open connections.
 */
export async function createTestDatabase(template = 'template0'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer((server) => server.query(`create database ${name} template ${template}`))
  return {
    url: urlOf(name),
    drop: () => onServer((server) => server.query(`drop database if exists ${name} with (force)`)),
  }
}

/**
 * Creates the template database `name` once, also for concurrent callers in other processes, by calling `fill` on an
 * empty database. It stays on the server.
 */
export async function findOrMakeTemplate(name: string, fill: (url: string) => Promise<void>): Promise<void> {
  await onServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    await server.query(`drop database if exists ${name}_half with (force)`)
    await server.query(`create database ${name}_half template template0`)
    await fill(urlOf(`${name}_half`))
    await server.query(`alter database ${name}_half rename to ${name}`)
  })
}

function serverUrl(): string {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return server
  throw new Error(
    'test-kit: a test database was requested without PostgreSQL. ' +
      'TEST_DATABASE_URL names the server to create databases on, and it is not set. ' +
      'Set it, or let `pnpm test postgres` start one.',
  )
}

function urlOf(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

/** The end of the connection releases its locks. */
async function onServer(work: (server: Client) => Promise<unknown>) {
  const server = new Client({ connectionString: serverUrl() })
  await server.connect()
  try {
    await work(server)
  } finally {
    await server.end()
  }
}
