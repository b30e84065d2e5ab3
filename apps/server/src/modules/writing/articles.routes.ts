import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, ref } from '../../platform/schema.ts'
import { FileTicket } from '../file/index.ts'
import { laterTicket } from '../download-record/index.ts'
import type { ArticlePdf } from './article-pdf.ts'
import type { ArticleRecords } from './article-record.ts'
import type { ArticleSending } from './article-sending.ts'
import type { Articles } from './articles.service.ts'
import type { Sharing } from './sharing.service.ts'
import {
  WritingRecord,
  WritingRecordBody,
  WritingRecordChoice,
  WritingRecordFileBody,
  WritingRecordQuery,
  WritingSendBody,
} from './article-record.schema.ts'
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
const DELETED_URL = '/api/writing/deletedArticle'
/** Bytes of a document with small pictures in it. */
export const MAX_BYTES = 16 * 1_048_576

interface ArticleServices {
  articles: Articles
  sharing: Sharing
  pdf: ArticlePdf
  records: ArticleRecords
  sending: ArticleSending
}

/** Routes of own and shared articles. */
export function articleRoutes(app: FastifyInstance, { articles, sharing, pdf, records, sending }: ArticleServices) {
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
    url: `${DELETED_URL}/:id/Actions/Recover`,
    operationId: 'recoverWritingArticle',
    summary: 'Brings back a deleted own article',
    permission: 'signed-in',
    params: IdParams,
    handle: async ({ params, actor, say }) => {
      await articles.recover(params.id, actor)
      say('writing.recovered', {})
    },
  })
  route({
    method: 'DELETE',
    url: `${DELETED_URL}/:id`,
    operationId: 'purgeWritingArticle',
    summary: 'Deletes a deleted own article for good, with its versions and comments',
    permission: 'signed-in',
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => articles.purge(params.id, actor),
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

  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Send`,
    operationId: 'sendWritingArticle',
    summary: 'Sends an own article with its variables filled in as a message to users',
    permission: 'signed-in',
    // The sender would be somebody else.
    whileViewing: false,
    params: IdParams,
    body: ref(WritingSendBody),
    limit: { perMinute: 10 },
    handle: async ({ params, body, actor, say, request: { language } }) => {
      say('writing.sent', { count: await sending.send(params.id, { userIds: body.userIds, actor, language }) })
    },
  })
  route({
    method: 'GET',
    url: '/api/writing/record',
    operationId: 'listWritingRecords',
    summary: 'Variables of a form, and its records for which an article can be written',
    permission: 'signed-in',
    query: WritingRecordQuery,
    data: ref(WritingRecordChoice),
    handle: ({ query, actor }) => records.choice(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Record`,
    operationId: 'getWritingRecord',
    summary: 'What the caller sees of the record that an article is about',
    permission: 'signed-in',
    params: IdParams,
    data: ref(WritingRecord),
    handle: async ({ params, actor, request: { language } }) =>
      await records.read(await articles.readSource(params.id, actor), { actor, language }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Record`,
    operationId: 'setWritingRecord',
    summary: 'Says which record an article is about; an empty body for none',
    permission: 'signed-in',
    params: IdParams,
    body: ref(WritingRecordBody),
    handle: ({ params, body: { modelId, menuId, recordId }, actor }) =>
      articles.setSource(params.id, {
        source: modelId && recordId ? { modelId, menuId: menuId ?? '', recordId } : null,
        actor,
      }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/SaveToRecord`,
    operationId: 'saveWritingArticleToRecord',
    summary: 'Adds an own article as PDF to the files in a field of its record',
    permission: 'signed-in',
    params: IdParams,
    body: ref(WritingRecordFileBody),
    limit: { perMinute: 10 },
    handle: async ({ params: { id }, body: { field }, actor, say, request: { language } }) => {
      const { title, html, source } = await articles.output(id, { actor, language })
      say('writing.savedToRecord', await records.addFile(source, { field, id, title, html, actor, language }))
    },
  })
}
