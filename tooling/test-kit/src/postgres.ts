import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** An empty database of a test file's own, and how to remove it. */
export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/**
 * Creates an empty database on the PostgreSQL that `TEST_DATABASE_URL` names, so that test files do not see each other.
 * `drop` closes what is still connected.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) {
    throw new Error(
      'test-kit: createTestDatabase() was called without a PostgreSQL. ' +
        'TEST_DATABASE_URL names the server to create databases on, and it is not set. ' +
        'Set it, or let `pnpm test server` start one.',
    )
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) }
}

async function onServer(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
