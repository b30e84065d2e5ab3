import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, pageOf, ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { MAX_BYTES } from './articles.routes.ts'
import { readDocx } from './read-docx.ts'
import type { Templates } from './templates.service.ts'
import {
  RevisionParams,
  WritingDocx,
  WritingRevision,
  WritingTemplate,
  WritingTemplateBody,
  WritingTemplateQuery,
  WritingTemplateRow,
} from './writing.schema.ts'

const URL = '/api/writing/template'
const may = PERMISSION.writingTemplate

/** Routes of templates. */
export function templateRoutes(app: FastifyInstance, templates: Templates) {
  const route = routesOf(app, 'writing')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listWritingTemplates',
    summary: 'Paged list of the templates that the user may edit',
    permission: may.view,
    query: WritingTemplateQuery,
    data: pageOf(ref(WritingTemplateRow)),
    handle: ({ query, actor }) => templates.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getWritingTemplate',
    summary: 'One template',
    permission: may.view,
    params: IdParams,
    data: ref(WritingTemplate),
    handle: ({ params, actor }) => templates.get(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Content`,
    operationId: 'useWritingTemplate',
    summary: 'An enabled template that the user may use, to start an article',
    permission: 'signed-in',
    params: IdParams,
    data: ref(WritingTemplate),
    handle: ({ params, actor }) => templates.use(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createWritingTemplate',
    summary: 'Creates a template',
    permission: may.add,
    body: ref(WritingTemplateBody),
    maxBodyBytes: MAX_BYTES,
    done: 'done.created',
    handle: ({ body, actor }) => templates.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateWritingTemplate',
    summary: 'Updates a template. With lastModifyTime: refused if the template changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(WritingTemplateBody),
    maxBodyBytes: MAX_BYTES,
    done: 'done.updated',
    handle: ({ params, body, actor }) => templates.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'toggleWritingTemplate',
    summary: 'Enables or disables a template',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => templates.toggle(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteWritingTemplate',
    summary: 'Deletes a template. Articles that started from it stay',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => templates.remove(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Revisions`,
    operationId: 'listWritingRevisions',
    summary: 'Versions of a template with their text, newest first',
    permission: may.edit,
    params: IdParams,
    data: Type.Array(ref(WritingRevision)),
    handle: ({ params, actor }) => templates.revisions(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Restore/:revisionId`,
    operationId: 'restoreWritingRevision',
    summary: 'Restores the content of a version, as a new version',
    permission: may.edit,
    params: RevisionParams,
    done: 'done.updated',
    handle: ({ params, actor }) => templates.restore(params.id, { revisionId: params.revisionId, actor }),
  })
  route({
    method: 'POST',
    url: '/api/writing/Actions/ReadDocx',
    operationId: 'readWritingDocx',
    summary: 'The text of a Word file as HTML for the editor',
    permission: 'signed-in',
    takesFile: true,
    reads: true,
    data: ref(WritingDocx),
    handle: async ({ request }) => {
      const { name, content } = await readUpload(request, { maxBytes: MAX_BYTES })
      return { html: await readDocx(content), title: name.replace(/\.docx$/i, '') }
    },
  })
}
