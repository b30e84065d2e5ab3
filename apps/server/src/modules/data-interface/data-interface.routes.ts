import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { FileTicket } from '../file/index.ts'
import type { CallService } from './call/call.service.ts'
import {
  DataInterface,
  DataInterfaceBody,
  DataInterfaceListQuery,
  DataInterfaceNode,
  DataInterfaceQuery,
  DataInterfaceResponse,
  DataInterfaceRow,
  DataInterfaceRows,
  InfoData,
  InfoQuery,
  InterfaceLogQuery,
  InterfaceLogRow,
  InterfaceParameter,
  PreviewBody,
  ReadableTable,
  ResponseQuery,
  RowsQuery,
} from './data-interface.schema.ts'
import type { InterfaceService } from './data-interface.service.ts'
import type { InterfaceTransfer } from './data-interface.transfer.ts'

const URL = '/api/system/DataInterface'
const MAX_IMPORT_BYTES = 1_048_576
const may = PERMISSION.dataInterface
/** Calls per minute and IP address: some of these routes need no session. */
const OPEN_LIMIT = { perMinute: 1200 }

/** Routes of data interface definitions. */
export function dataInterfaceRoutes(app: FastifyInstance, service: InterfaceService) {
  const route = routesOf(app, 'data-interface')

  route({
    method: 'GET',
    url: URL,
    operationId: 'listDataInterfaces',
    summary: 'Paged list of interfaces, optionally of one category',
    permission: may.view,
    query: DataInterfaceQuery,
    data: pageOf(ref(DataInterfaceRow)),
    handle: ({ query, actor, request }) => service.list(query, { actor, language: request.language }),
  })
  route({
    method: 'GET',
    url: `${URL}/getList`,
    operationId: 'listDataInterfacesOfType',
    summary: 'Paged list of interfaces, optionally of one data type',
    permission: may.view,
    query: DataInterfaceListQuery,
    data: pageOf(ref(DataInterfaceRow)),
    handle: ({ query, actor, request }) => service.list(query, { actor, language: request.language }),
  })
  route({
    method: 'GET',
    url: `${URL}/Selector`,
    operationId: 'listDataInterfaceTree',
    summary: 'Categories with their enabled interfaces',
    permission: 'signed-in',
    data: Type.Array(ref(DataInterfaceNode)),
    handle: () => service.listTree(),
  })
  route({
    method: 'GET',
    url: `${URL}/Tables`,
    operationId: 'listReadableTables',
    summary: 'Tables that a statement may read, with their columns',
    permission: may.view,
    data: listOf(ref(ReadableTable)),
    handle: async () => ({ list: await service.listTables() }),
  })
  route({
    method: 'GET',
    url: `${URL}/GetParam/:id`,
    operationId: 'listInterfaceParameters',
    summary: 'Parameters of an interface',
    permission: 'signed-in',
    params: IdParams,
    data: Type.Array(ref(InterfaceParameter)),
    handle: ({ params }) => service.listParameters(params.id),
  })
  route({
    method: 'GET',
    url: `${URL}/:id`,
    operationId: 'getDataInterface',
    summary: 'One interface',
    permission: may.view,
    params: IdParams,
    data: ref(DataInterface),
    handle: ({ params, actor }) => service.get(params.id, actor),
  })
  route({
    method: 'POST',
    url: URL,
    operationId: 'createDataInterface',
    summary: 'Creates an interface',
    permission: may.add,
    body: ref(DataInterfaceBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id`,
    operationId: 'updateDataInterface',
    summary: 'Updates an interface. With lastModifyTime: refused if the interface changed since',
    permission: may.edit,
    params: IdParams,
    body: ref(DataInterfaceBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.update(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${URL}/:id/Actions/State`,
    operationId: 'toggleDataInterface',
    summary: 'Enables or disables an interface',
    permission: may.edit,
    params: IdParams,
    handle: ({ params, actor }) => service.toggle(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${URL}/:id`,
    operationId: 'deleteDataInterface',
    summary: 'Deletes an interface',
    permission: may.remove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.remove(params.id, actor),
  })
  route({
    method: 'GET',
    url: '/api/system/DataInterfaceLog/:id',
    operationId: 'listInterfaceLog',
    summary: 'Calls of an interface, newest first',
    permission: may.log,
    params: IdParams,
    query: InterfaceLogQuery,
    data: pageOf(ref(InterfaceLogRow)),
    handle: ({ params, query }) => service.listLogs(params.id, query),
  })
}

/** Routes that return the data of an interface. The interface decides who may call it: see `admit`. */
export function interfaceCallRoutes(app: FastifyInstance, calls: CallService) {
  const route = routesOf(app, 'data-interface')

  route({
    method: 'GET',
    url: `${URL}/:id/Actions/Response`,
    operationId: 'getInterfaceResponse',
    summary: 'Processed result of an interface. Parameters are passed by name',
    permission: 'public',
    acceptsTickets: true,
    limit: OPEN_LIMIT,
    params: IdParams,
    query: ResponseQuery,
    data: ref(DataInterfaceResponse),
    handle: ({ params, query, request }) => calls.respond(params.id, { query, request }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Action/List`,
    operationId: 'listInterfaceRows',
    summary: 'Paged rows of an interface whose columns contain the keyword',
    permission: 'public',
    acceptsTickets: true,
    limit: OPEN_LIMIT,
    params: IdParams,
    query: RowsQuery,
    data: ref(DataInterfaceRows),
    handle: ({ params, query, request }) => calls.listRows(params.id, { query, request }),
  })
  route({
    method: 'GET',
    url: `${URL}/:id/Action/Info`,
    operationId: 'getInterfaceRow',
    summary: 'The row of an interface whose column `propsValue` equals `id`; null without a match',
    permission: 'public',
    acceptsTickets: true,
    limit: OPEN_LIMIT,
    params: IdParams,
    query: InfoQuery,
    data: InfoData,
    handle: ({ params, query, request }) => calls.findRow(params.id, { query, request }),
  })
  route({
    method: 'POST',
    url: `${URL}/:id/Actions/Preview`,
    operationId: 'previewDataInterface',
    summary: 'Result of a test call of an interface with the given values, with full error details',
    permission: may.preview,
    params: IdParams,
    body: ref(PreviewBody),
    data: Type.Unknown(),
    handle: ({ params, body, request, actor }) => calls.preview(params.id, { body, request, actor }),
  })
}

/** Routes for export and import of data interfaces. */
export function interfaceTransferRoutes(app: FastifyInstance, transfer: InterfaceTransfer) {
  const route = routesOf(app, 'data-interface')

  route({
    method: 'GET',
    url: `${URL}/:id/Action/Export`,
    operationId: 'exportDataInterface',
    summary: 'An interface as a .bd file',
    permission: may.download,
    params: IdParams,
    data: ref(FileTicket),
    handle: ({ params, actor }) => transfer.exportInterface(params.id, actor),
  })
  route({
    method: 'POST',
    url: `${URL}/Action/Import`,
    operationId: 'importDataInterface',
    summary: 'Creates the interface of a .bd file',
    permission: may.upload,
    takesFile: true,
    handle: async ({ request, actor, say }) => {
      const { takenBy } = await transfer.importFile(await readUpload(request, { maxBytes: MAX_IMPORT_BYTES }), actor)
      if (takenBy === undefined) say('done.imported', {})
      else say('dataInterface.importedAnew', { name: takenBy })
    },
  })
}
