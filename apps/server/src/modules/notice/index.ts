import type { FastifyInstance } from 'fastify'
import { PAGES } from '@sqos/contract'
import { Type } from 'typebox'
import { createConfigurationWriter } from '../../platform/configuration.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Realtime } from '../realtime/index.ts'
import { createPageColumns, type Authority } from '../authority/index.ts'
import { createNoticeRepository } from './notice.repository.ts'
import { noticeRoutes } from './notice.routes.ts'
import * as schemas from './notice.schema.ts'
import { createNoticeService } from './notice.service.ts'

interface NoticeModuleDeps extends Deps {
  authority: Authority
  events: Events
  jobs: Jobs
  realtime: Realtime
}

/** Registers the module `notice`. */
export function noticeModule(app: FastifyInstance, deps: NoticeModuleDeps) {
  addComponents(app, schemas)
  const repository = createNoticeRepository(deps.db)
  const configuration = createConfigurationWriter(deps)
  const columns = createPageColumns(deps, { page: PAGES.notice, searched: ['title'] })
  const job = deps.jobs.define({
    kind: 'notice.release',
    input: Type.Object({ id: Type.String(), moment: Type.Integer(), userId: Type.String() }),
    // A plan that was changed or cancelled meanwhile does not apply.
    run: ({ input: { id, moment, userId } }) =>
      service.release(id, { userId }, ({ plannedTime }) => plannedTime?.getTime() === moment),
  })
  const expiration = deps.jobs.define({
    kind: 'notice.expire',
    input: Type.Object({ id: Type.String(), moment: Type.Integer() }),
    run: ({ input: { id, moment } }) => service.expire(id, moment),
  })
  const service = createNoticeService({
    ...deps,
    repository,
    configuration,
    columns,
    planRelease: (trx, { id, moment, userId }) =>
      deps.jobs.send(trx, job, { input: { id, moment: moment.getTime(), userId }, after: moment }),
    planExpiration: (trx, { id, moment }) =>
      deps.jobs.send(trx, expiration, { input: { id, moment: moment.getTime() }, after: moment }),
  })
  noticeRoutes(app, service)
}
