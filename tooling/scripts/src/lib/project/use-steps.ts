import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase } from '@sqos/test-kit/postgres'
import { startPostgres } from '@sqos/test-kit/services'
import type { Step } from '../verdict.ts'
import { startProject } from './run-project.ts'
import { findAgain, tryProject } from './use.ts'

/** Uses a project, starts it again and looks for its records: on the embedded database and on PostgreSQL. */
export const stepsOfUse = (project: string, name: string): Step[] => [
  { name: `project ${name}: use it, start it again`, work: () => tryTwice(project, '') },
  {
    name: `project ${name}: use it on PostgreSQL`,
    async work() {
      const own = process.env['TEST_DATABASE_URL'] ? undefined : await startPostgres()
      if (own) process.env['TEST_DATABASE_URL'] = own.url
      if (!process.env['TEST_DATABASE_URL'])
        return {
          code: 0,
          isSkipped: true,
          output: 'No PostgreSQL found. Install one (Debian: postgresql) or set TEST_DATABASE_URL.',
        }
      const database = await createTestDatabase()
      try {
        return await tryTwice(project, database.url)
      } finally {
        await database.drop()
        if (own) delete process.env['TEST_DATABASE_URL']
        await own?.stop()
      }
    },
  },
]

async function tryTwice(project: string, databaseUrl: string) {
  rmSync(join(project, '.data'), { recursive: true, force: true })
  const outputs: string[] = []
  const during = async (work: (url: string) => Promise<string[]>) => {
    await using app = await startProject(project, { databaseUrl })
    const problems = await work(app.url)
    outputs.push(app.output())
    return problems
  }
  const problems = [...(await during(tryProject)), ...(await during(findAgain))]
  return { code: problems.length, output: [...problems, ...outputs].join('\n') }
}
