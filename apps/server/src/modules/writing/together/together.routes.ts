import type { FastifyInstance } from 'fastify'
import { found, routesOf } from '../../../platform/route.ts'
import { IdParams, ref } from '../../../platform/schema.ts'
import { MAX_BYTES } from '../articles.routes.ts'
import type { Articles } from '../articles.service.ts'
import { WritingMergeBody, WritingSaved, WritingSync, WritingSyncBody } from '../writing.schema.ts'
import { demandSchema } from './article-schema.ts'
import type { Together } from './together.service.ts'

interface TogetherRoutes {
  articles: Pick<Articles, 'accessOf' | 'demand'>
  together: Together
}

/** Routes of articles that several people edit: what a client lacks, and edits that are too large for a socket. */
export function togetherRoutes(app: FastifyInstance, { articles, together }: TogetherRoutes) {
  const route = routesOf(app, 'writing')

  route({
    method: 'POST',
    url: '/api/writing/article/:id/Actions/Sync',
    operationId: 'syncWritingArticle',
    summary: 'What a client lacks of an article that several people edit',
    permission: 'signed-in',
    reads: true,
    params: IdParams,
    body: ref(WritingSyncBody),
    maxBodyBytes: MAX_BYTES,
    data: ref(WritingSync),
    async handle({ params: { id }, body: { vector, schema }, actor }) {
      demandSchema(schema)
      found(await articles.accessOf(actor, id))
      return await together.sync(id, vector)
    },
  })
  route({
    method: 'POST',
    url: '/api/writing/article/:id/Actions/Merge',
    operationId: 'mergeWritingArticle',
    summary: 'Adds an edit to an article that several people edit, and saves it',
    permission: 'signed-in',
    params: IdParams,
    body: ref(WritingMergeBody),
    maxBodyBytes: MAX_BYTES,
    data: ref(WritingSaved),
    async handle({ params: { id }, body: { edit, tab, schema, isKept = false }, actor }) {
      demandSchema(schema)
      await articles.demand(id, { access: 'edit', actor })
      if (edit) await together.append(id, { edit, sender: together.senderOf(actor, tab) })
      const { version, savedAt } = found(await together.settle(id, isKept || !edit ? actor : undefined))
      return { id, version, savedAt: savedAt.getTime() }
    },
  })
}
