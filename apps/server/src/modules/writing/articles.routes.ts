import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, ref } from '../../platform/schema.ts'
import { FileTicket } from '../file/index.ts'
import { laterTicket } from '../download-record/index.ts'
import type { ArticlePdf } from './article-pdf.ts'
import type { Articles } from './articles.service.ts'
import type { Sharing } from './sharing.service.ts'
import {
  VersionParams,
  WritingArticle,
  WritingArticleBody,
  WritingOutput,
  WritingOutputBody,
  WritingSaved,
  WritingShares,
  WritingSharesBody,
  WritingVersion,
  WritingVersionDocument,
} from './writing.schema.ts'

const URL = '/api/writing/article'
/** Bytes of a document with small pictures in it. */
export const MAX_BYTES = 16 * 1_048_576

/** Routes of own and shared articles. */
export function articleRoutes(
  app: FastifyInstance,
  { articles, sharing, pdf }: { articles: Articles; sharing: Sharing; pdf: ArticlePdf },
) {
  const route = routesOf(app, 'writing')

  route({
    method: 'POST',
    url: URL,
    operationId: 'createWritingArticle',
    summary: 'Creates an own article',
    permission: 'signed-in',
    body: ref(WritingArticleBody),
    maxBodyBytes: MAX_BYTES,
    data: ref(WritingSaved),
    handle: ({ body, actor }) => articles.create(body, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getWritingArticle',
    summary: 'One article: an own one, or one that is shared with the user',
    permission: 'signed-in',
    params: IdParams,
    data: ref(WritingArticle),
    handle: ({ params, actor }) => articles.get(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateWritingArticle',
    summary: 'Saves an article. With version: refused if it was saved elsewhere since',
    permission: 'signed-in',
    params: IdParams,
    body: ref(WritingArticleBody),
    maxBodyBytes: MAX_BYTES,
    data: ref(WritingSaved),
    handle: ({ params, body, actor }) => articles.update(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteWritingArticle',
    summary: 'Deletes an own article',
    permission: 'signed-in',
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => articles.remove(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Copy`,
    operationId: 'copyWritingArticle',
    summary: 'Copies an article to the own ones',
    permission: 'signed-in',
    params: IdParams,
    data: ref(WritingSaved),
    handle: ({ params, actor, request: { language } }) => articles.copy(params.id, { actor, language }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Shares`,
    operationId: 'getWritingShares',
    summary: 'People with whom an own article is shared',
    permission: 'signed-in',
    params: IdParams,
    data: ref(WritingShares),
    handle: ({ params, actor }) => sharing.list(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Shares`,
    operationId: 'saveWritingShares',
    summary: 'Shares an own article with these people and no others; new ones receive a message',
    permission: 'signed-in',
    params: IdParams,
    body: ref(WritingSharesBody),
    done: 'done.saved',
    handle: ({ params, body, actor }) => sharing.save(params.id, { body, actor }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Versions`,
    operationId: 'listWritingVersions',
    summary: 'Versions of an article, newest first',
    permission: 'signed-in',
    params: IdParams,
    data: Type.Array(ref(WritingVersion)),
    handle: ({ params, actor }) => articles.listVersions(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Versions/:number`,
    operationId: 'getWritingVersion',
    summary: 'The document of a version',
    permission: 'signed-in',
    params: VersionParams,
    data: ref(WritingVersionDocument),
    handle: ({ params, actor }) => articles.getVersion(params.id, { number: params.number, actor }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Versions/:number/Actions/Restore`,
    operationId: 'restoreWritingVersion',
    summary: 'Restores a version, as a new version',
    permission: 'signed-in',
    params: VersionParams,
    data: ref(WritingSaved),
    handle: ({ params, actor }) => articles.restore(params.id, { number: params.number, actor }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Output`,
    operationId: 'getWritingOutput',
    summary: 'HTML of an article with its variables filled in, to print, send and preview',
    permission: 'signed-in',
    params: IdParams,
    data: ref(WritingOutput),
    handle: async ({ params, actor, request: { language } }) => {
      const { title, html, missing } = await articles.output(params.id, { actor, language })
      return { title, html, missing }
    },
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Export`,
    operationId: 'exportWritingArticle',
    summary:
      'An article as a file of HTML, Markdown or PDF, with its variables filled in. A long PDF comes from the download centre',
    permission: 'signed-in',
    reads: true,
    params: IdParams,
    body: ref(WritingOutputBody),
    data: ref(FileTicket),
    handle: async ({ params: { id }, body: { format }, actor, say, request: { language } }) => {
      if (format !== 'pdf') return await articles.exportAs(id, { format, actor, language })
      return (await pdf.order(id, { actor, language })) ?? laterTicket(say)
    },
  })
}
