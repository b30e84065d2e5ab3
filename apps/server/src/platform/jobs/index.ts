import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { createJobs, type Jobs } from './jobs.ts'

export type { Job, JobType, Jobs } from './jobs.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Background jobs. */
    jobs: Jobs
  }
}

/** Milliseconds from the start of the server to the start of its workers. */
const START_DELAY = 500

/** Adds background jobs; this server runs them as long as it listens. Only one process opens an embedded database. */
export function addJobs(app: FastifyInstance, deps: Deps): Jobs {
  const { databaseUrl, jobPatience: patience } = deps.config
  const jobs = createJobs({ ...deps, log: app.log, isAlone: databaseUrl === undefined, patience })
  app.decorate('jobs', jobs)
  app.addHook('onListen', async () => jobs.start({ after: START_DELAY }))
  app.addHook('preClose', () => jobs.stop())
  return jobs
}
