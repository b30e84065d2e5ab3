import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { pageOf, ref } from '../../platform/schema.ts'
import { MAX_BYTES } from './articles.routes.ts'
import type { Articles } from './articles.service.ts'
import type { Parts } from './parts.service.ts'
import type { Templates } from './templates.service.ts'
import {
  OnePartParams,
  type PartKind,
  PartParams,
  WritingArticleQuery,
  WritingArticleRow,
  WritingPart,
  WritingPartBody,
  WritingPartOption,
  WritingPartQuery,
  WritingTag,
  WritingTemplateCard,
  WritingTemplateQuery,
} from './writing.schema.ts'

const SELECT = '/api/select'
const URL = '/api/writing/part/:kind'
const may = PERMISSION.writingTemplate

/** Select lists that show one kind of parts. Source: specification of the platform, section 7. */
const LISTS: readonly { url: string; operationId: string; summary: string; kind: PartKind }[] = [
  { url: 'getAiOptimizeList', operationId: 'listAiActions', summary: 'AI actions', kind: 'aiAction' },
  {
    url: 'getModuleList',
    operationId: 'listModuleCategories',
    summary: 'Categories of modules',
    kind: 'moduleCategory',
  },
  { url: 'module/list', operationId: 'listModuleOptions', summary: 'Reusable paragraphs', kind: 'module' },
  { url: 'variable/list', operationId: 'listVariableOptions', summary: 'Variables', kind: 'variable' },
  { url: 'outline/list', operationId: 'listOutlineOptions', summary: 'Outlines', kind: 'outline' },
]

/** Routes of the select lists, and of what they show. */
export function partRoutes(
  app: FastifyInstance,
  parts: Parts,
  { articles, templates }: { articles: Articles; templates: Templates },
) {
  const route = routesOf(app, 'writing')

  route({
    method: 'GET',
    url: `${SELECT}/template/list`,
    operationId: 'listTemplateCards',
    summary: 'Enabled templates that the user may use',
    permission: 'signed-in',
    query: WritingTemplateQuery,
    data: pageOf(ref(WritingTemplateCard)),
    handle: ({ query, actor }) => templates.cards(query, actor),
  })
  route({
    method: 'GET',
    url: `${SELECT}/article/list`,
    operationId: 'listWritingArticles',
    summary: 'Own articles or those shared with the user, the last changed first',
    permission: 'signed-in',
    query: WritingArticleQuery,
    data: pageOf(ref(WritingArticleRow)),
    handle: ({ query, actor }) => articles.list(query, actor),
  })
  for (const { url, operationId, summary, kind } of LISTS) {
    route({
      method: 'GET',
      url: `${SELECT}/${url}`,
      operationId,
      summary,
      permission: 'signed-in',
      query: WritingPartQuery,
      data: pageOf(ref(WritingPartOption)),
      handle: ({ query, actor, request: { language } }) => parts.options(kind, { query, actor, language }),
    })
  }
  route({
    method: 'GET',
    url: `${SELECT}/tag/list`,
    operationId: 'listWritingTags',
    summary: 'Tags of the editor: styles for the AI',
    permission: 'signed-in',
    data: Type.Array(ref(WritingTag)),
    handle: () => parts.tags(),
  })

  route({
    method: 'GET',
    url: URL,
    operationId: 'listWritingParts',
    summary: 'Paged list of categories, modules, variables, outlines, tags or AI actions',
    permission: may.view,
    params: PartParams,
    query: WritingPartQuery,
    data: pageOf(ref(WritingPart)),
    handle: ({ params, query }) => parts.list(params.kind, query),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getWritingPart',
    summary: 'One of them',
    permission: may.view,
    params: OnePartParams,
    data: ref(WritingPart),
    handle: ({ params }) => parts.get(params.kind, params.id),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createWritingPart',
    summary: 'Creates one of them',
    permission: may.add,
    params: PartParams,
    body: ref(WritingPartBody),
    maxBodyBytes: MAX_BYTES,
    done: 'done.created',
    handle: ({ params, body, actor }) => parts.create(params.kind, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateWritingPart',
    summary: 'Updates one of them. With lastModifyTime: refused if it changed since',
    permission: may.edit,
    params: OnePartParams,
    body: ref(WritingPartBody),
    maxBodyBytes: MAX_BYTES,
    done: 'done.updated',
    handle: ({ params, body, actor }) => parts.update(params.kind, { id: params.id, body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteWritingPart',
    summary: 'Deletes one of them; a category only when nothing uses it',
    permission: may.remove,
    params: OnePartParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => parts.remove(params.kind, { id: params.id, actor }),
  })
}
