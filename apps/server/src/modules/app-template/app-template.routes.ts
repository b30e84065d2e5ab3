import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { listOf, ref } from '../../platform/schema.ts'
import { AppCodeParams, AppTemplate, AppTemplateRow, InstallAppBody, InstalledApp } from './app-template.schema.ts'
import type { AppTemplateService } from './app-template.service.ts'

const BASE = '/api/visualdev/AppTemplates'
const may = PERMISSION.model

/** Routes of the gallery of apps. */
export function appTemplateRoutes(app: FastifyInstance, service: AppTemplateService) {
  const route = routesOf(app, 'app-template')

  route({
    method: 'GET',
    url: BASE,
    operationId: 'listAppTemplates',
    summary: 'The apps that can be installed, in the language of the caller',
    permission: may.add,
    data: listOf(ref(AppTemplateRow)),
    handle: ({ request }) => ({ list: service.list(request.language) }),
  })
  route({
    method: 'GET',
    url: `${BASE}/:enCode`,
    operationId: 'getAppTemplate',
    summary: 'Form, list, sample rows and rights of an app before it is installed',
    permission: may.add,
    params: AppCodeParams,
    data: ref(AppTemplate),
    handle: ({ params, actor, request }) => service.preview(params.enCode, { actor, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${BASE}/:enCode/Actions/Install`,
    operationId: 'installAppTemplate',
    summary: 'Installs an app whole or not at all: model, tables, dictionaries, number rule, sample rows, menu entry',
    permission: may.add,
    params: AppCodeParams,
    body: ref(InstallAppBody),
    data: ref(InstalledApp),
    done: 'done.created',
    handle: ({ params, body, actor, request }) =>
      service.install(params.enCode, { body, actor, language: request.language }),
  })
}
