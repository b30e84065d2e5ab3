import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import type { Events } from '../../platform/events/index.ts'
import { addComponents } from '../../platform/schema.ts'
import type { Authority } from '../authority/index.ts'
import type { Downloads } from '../download-record/index.ts'
import type { Realtime } from '../realtime/index.ts'
import type { RecordPort } from '../record/index.ts'
import { createCardService } from './card.service.ts'
import { collaborationRoutes } from './collaboration.routes.ts'
import { hasEditors } from './collaboration.repository.ts'
import * as schemas from './collaboration.schema.ts'
import { createCommentService } from './comment.service.ts'
import { createEditorsService } from './editors.service.ts'
import type { ReadMenu } from './record-page.ts'

interface CollaborationDeps extends Deps {
  events: Events
  authority: Authority
  realtime: Pick<Realtime, 'tell'>
  downloads: Pick<Downloads, 'actorOf'>
  records: RecordPort
}

/** Registers the module `collaboration`: comments on records, cards of records, and who has a record open. */
export function collaborationModule(app: FastifyInstance, deps: CollaborationDeps) {
  addComponents(app, schemas)
  const { authority, events, realtime, downloads } = deps
  const readMenu: ReadMenu = async (actor) => (await authority.accessOf(actor)).menu().menuList
  const comments = createCommentService({ ...deps, actorOf: downloads.actorOf, readMenu })
  const cards = createCardService({ ...deps, readMenu })
  const editors = createEditorsService({ ...deps, tell: realtime.tell })
  collaborationRoutes(app, { cards, comments, editors })
  const handle = async ({
    actorId,
    payload,
  }: {
    actorId: string | null
    payload: { modelId: string; recordId: string }
  }) => editors.noteChange({ modelId: payload.modelId, recordId: payload.recordId, actorId })
  events.on(['record.updated', 'record.deleted'], { name: 'collaboration.tell-editors', when: hasEditors, handle })
}
