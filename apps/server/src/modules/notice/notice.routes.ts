import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, ref } from '../../platform/schema.ts'
import {
  Notice,
  NoticeBody,
  NoticePlanBody,
  NoticeQuery,
  NoticeReader,
  NoticeReadersQuery,
  NoticeRow,
} from './notice.schema.ts'
import type { NoticeService } from './notice.service.ts'

const URL = '/api/message'
const may = PERMISSION.notice
/** A text may hold pictures that are not uploaded yet. */
const MAX_BODY_BYTES = 5 * 1_048_576

/** Routes of notices. */
export function noticeRoutes(app: FastifyInstance, service: NoticeService) {
  const route = routesOf(app, 'notice')

  route({
    method: 'GET',
    url: `${URL}/Notice`,
    operationId: 'listNotices',
    summary: 'Paged list of notices with their number of readers',
    permission: may.view,
    query: NoticeQuery,
    data: pageOf(ref(NoticeRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getNotice',
    summary: 'One notice with its text',
    permission: may.view,
    params: IdParams,
    data: ref(Notice),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createNotice',
    summary: 'Creates a notice as a draft',
    permission: may.add,
    maxBodyBytes: MAX_BODY_BYTES,
    body: ref(NoticeBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateNotice',
    summary: 'Updates a draft. With lastModifyTime: refused if the draft changed since',
    permission: may.edit,
    maxBodyBytes: MAX_BODY_BYTES,
    params: IdParams,
    body: ref(NoticeBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteNotice',
    summary: 'Deletes a notice. A released notice is withdrawn from its receivers',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/Release`,
    operationId: 'releaseNotice',
    summary: 'Releases a draft to its receivers',
    permission: may.release,
    params: IdParams,
    done: 'notice.released',
    handle: ({ params, actor }) => service.release(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/Plan`,
    operationId: 'planNotice',
    summary: 'Schedules the release of a draft, or cancels it',
    permission: may.release,
    params: IdParams,
    body: ref(NoticePlanBody),
    done: 'notice.planned',
    handle: async ({ params, body: { plannedTime }, actor, say }) => {
      await service.plan(params.id, { plannedTime, actor })
      if (plannedTime === null) say('notice.unplanned', {})
    },
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/Withdraw`,
    operationId: 'withdrawNotice',
    summary: 'Withdraws a released notice from its receivers. It becomes a draft',
    permission: may.withdraw,
    params: IdParams,
    done: 'notice.withdrawn',
    handle: ({ params, actor }) => service.withdraw(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Readers`,
    operationId: 'listNoticeReaders',
    summary: 'Receivers of a released notice, with the times of reading and confirmation',
    permission: may.readers,
    params: IdParams,
    query: NoticeReadersQuery,
    data: pageOf(ref(NoticeReader)),
    handle: ({ params, query }) => service.readers(params.id, query),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/Remind`,
    operationId: 'remindNotice',
    summary: 'Reminds the receivers who have not read or not confirmed a released notice',
    permission: may.readers,
    params: IdParams,
    done: 'done.ok',
    handle: async ({ params, actor, say }) => say('notice.reminded', { count: await service.remind(params.id, actor) }),
  })
}
