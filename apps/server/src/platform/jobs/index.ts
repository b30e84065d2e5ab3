import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { createJobs, type Jobs } from './jobs.ts'

export type { Job, Jobs } from './jobs.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Work that outlasts a call. */
    jobs: Jobs
  }
}

/** Work that outlasts a call is done by this server as long as it listens. */
export function addJobs(app: FastifyInstance, deps: Deps): Jobs {
  const jobs = createJobs({ ...deps, log: app.log })
  app.decorate('jobs', jobs)
  app.addHook('onListen', () => jobs.start())
  app.addHook('preClose', () => jobs.stop())
  return jobs
}
