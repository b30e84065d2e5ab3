import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import { FileTicket } from '../file/index.ts'
import {
  GeneratorMode,
  GeneratorOutput,
  GeneratorPreview,
  GeneratorProperties,
  GeneratorQuery,
  GeneratorRow,
  GeneratorSettings,
  GeneratorSource,
  GeneratorSourceQuery,
  GeneratorStart,
} from './generator.schema.ts'
import type { GeneratorService } from './generator.service.ts'

/** Source: contract of the API family, section 6; its spelling. */
const URL = '/api/visualdev/Generater'

/** Routes of the code generator. Forms and forms of flows are two pages: the service checks the one that is asked for. */
export function generatorRoutes(app: FastifyInstance, service: GeneratorService) {
  const route = routesOf(app, 'generator')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listGeneratorModels',
    summary: 'Paged list of designs for generated code',
    permission: 'signed-in',
    query: GeneratorQuery,
    data: pageOf(ref(GeneratorRow)),
    handle: ({ query, actor }) => service.list(query, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/AreasName`,
    operationId: 'listGeneratorAreas',
    summary: 'Names of modules: folders of pages and directories of the menu',
    permission: 'signed-in',
    data: Type.Array(Type.String()),
    handle: () => service.areas(),
  })
  route({
    method: 'GET',
    url: `${URL}/Sources`,
    operationId: 'listGeneratorSources',
    summary: 'Models whose design a new one can start with',
    permission: 'signed-in',
    query: GeneratorSourceQuery,
    data: listOf(ref(GeneratorSource)),
    handle: async ({ query, actor }) => ({ list: await service.listSources(query.type, actor) }),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'startGeneratorModel',
    summary: 'Creates a design, empty or with the form and the list of a model',
    permission: 'signed-in',
    body: ref(GeneratorStart),
    data: Type.Object({ id: Type.String() }),
    done: 'done.created',
    handle: ({ body, actor }) => service.start(body, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getGeneratorModel',
    summary: 'The properties of a design',
    permission: 'signed-in',
    params: IdParams,
    data: ref(GeneratorProperties),
    handle: ({ params, actor }) => service.getProperties(params.id, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateGeneratorModel',
    summary: 'Changes the properties of a design',
    permission: 'signed-in',
    params: IdParams,
    body: ref(GeneratorProperties),
    done: 'done.saved',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/Mode`,
    operationId: 'setGeneratorMode',
    summary: 'Sets whether the list of a form follows its design',
    permission: 'signed-in',
    params: IdParams,
    body: ref(GeneratorMode),
    done: 'done.saved',
    handle: ({ params, body, actor }) => service.setMode(params.id, { webType: body.webType, actor }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Copy`,
    operationId: 'copyGeneratorModel',
    summary: 'Creates a copy of a design under another name',
    permission: 'signed-in',
    params: IdParams,
    data: Type.Object({ id: Type.String() }),
    done: 'model.copied',
    handle: ({ params, actor }) => service.copy(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteGeneratorModel',
    summary: 'Deletes a design',
    permission: 'signed-in',
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Output`,
    operationId: 'getGeneratorOutput',
    summary: 'The output settings that a design begins with',
    permission: 'signed-in',
    params: IdParams,
    data: ref(GeneratorOutput),
    handle: ({ params, actor }) => service.getOutput(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/CodePreview`,
    operationId: 'previewGeneratedCode',
    summary: 'The generated code, with that of the last download',
    permission: 'signed-in',
    reads: true,
    params: IdParams,
    body: ref(GeneratorSettings),
    data: ref(GeneratorPreview),
    handle: ({ params, body, actor }) => service.preview(params.id, { body, actor }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/DownloadCode`,
    operationId: 'downloadGeneratedCode',
    summary: 'The generated code as an archive',
    permission: 'signed-in',
    params: IdParams,
    body: ref(GeneratorSettings),
    data: ref(FileTicket),
    handle: ({ params, body, actor }) => service.download(params.id, { body, actor }),
  })
}
