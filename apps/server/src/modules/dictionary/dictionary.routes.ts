import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { IdParams, listOf, ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { FileTicket } from '../file/index.ts'
import {
  AddedLines,
  CreatedDictionary,
  Dictionary,
  DictionaryData,
  DictionaryDataBody,
  DictionaryDataNode,
  DictionaryDataQuery,
  DictionaryFromLines,
  DictionaryLines,
  DictionaryType,
  DictionaryTypeBody,
  DictionaryTypeNode,
  DictionaryListParams,
  DictionaryTypeParams,
  EditedParams,
  IsTreeQuery,
} from './dictionary.schema.ts'
import type { DictionaryLinesService } from './dictionary.lines.ts'
import type { DictionaryService } from './dictionary.service.ts'
import type { DictionaryTransfer } from './dictionary.transfer.ts'

const TYPES = '/api/system/DictionaryType'
const DATA = '/api/system/DictionaryData'
const MAX_IMPORT_BYTES = 5 * 1_048_576
const may = PERMISSION.dictionary

/** Routes of dictionaries. */
export function dictionaryTypeRoutes(app: FastifyInstance, service: DictionaryService) {
  const route = routesOf(app, 'dictionary')

  route({
    method: 'GET',
    url: TYPES,
    operationId: 'listDictionaryTypes',
    summary: 'Tree of dictionaries',
    permission: may.view,
    data: listOf(ref(DictionaryTypeNode)),
    handle: async () => ({ list: await service.listTypes() }),
  })
  route({
    method: 'GET',
    url: `${TYPES}/Selector/:id`,
    operationId: 'listDictionaryTypeParents',
    summary: 'Tree of possible parents: without the edited dictionary (0 for none) and its descendants',
    permission: may.view,
    params: IdParams,
    data: listOf(ref(DictionaryTypeNode)),
    handle: async ({ params }) => ({ list: await service.listTypeParents(params.id) }),
  })
  route({
    method: 'GET',
    url: `${TYPES}/:id`,
    operationId: 'getDictionaryType',
    summary: 'One dictionary',
    permission: may.view,
    params: IdParams,
    data: ref(DictionaryType),
    handle: ({ params }) => service.getType(params.id),
  })
  route({
    method: 'POST',
    url: TYPES,
    operationId: 'createDictionaryType',
    summary: 'Creates a dictionary',
    permission: may.typeAdd,
    body: ref(DictionaryTypeBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.createType(body, actor),
  })
  route({
    method: 'PUT',
    url: `${TYPES}/:id`,
    operationId: 'updateDictionaryType',
    summary: 'Updates a dictionary. The property isTree cannot change',
    permission: may.typeEdit,
    params: IdParams,
    body: ref(DictionaryTypeBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.updateType(params.id, { body, actor }),
  })
  route({
    method: 'DELETE',
    url: `${TYPES}/:id`,
    operationId: 'deleteDictionaryType',
    summary: 'Deletes a dictionary that has neither values nor child dictionaries',
    permission: may.typeRemove,
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.deleteType(params.id, actor),
  })
}

/**
 * Routes of dictionary values. The service checks the permission per dictionary: the dictionary page, or a page of this
 * one dictionary.
 */
export function dictionaryDataRoutes(app: FastifyInstance, service: DictionaryService) {
  const route = routesOf(app, 'dictionary')

  route({
    method: 'GET',
    url: `${DATA}/All`,
    operationId: 'listAllDictionaries',
    summary: 'All dictionaries with their enabled values',
    permission: 'signed-in',
    acceptsTickets: true,
    data: listOf(ref(Dictionary)),
    handle: async () => ({ list: await service.listAll() }),
  })
  route({
    method: 'GET',
    url: `${DATA}/:id`,
    operationId: 'listDictionaryData',
    summary: 'Values of one dictionary, including disabled ones',
    permission: 'signed-in',
    params: DictionaryListParams,
    query: DictionaryDataQuery,
    data: listOf(ref(DictionaryDataNode)),
    handle: async ({ params, query, actor }) => ({
      list: await service.listData(params.id, { ...query, actor }),
    }),
  })
  route({
    method: 'GET',
    url: `${DATA}/:typeId/Selector/:id`,
    operationId: 'listDictionaryDataParents',
    summary: 'Possible parents of a value. The id is the edited value, 0 for none',
    permission: 'signed-in',
    params: EditedParams,
    query: IsTreeQuery,
    data: listOf(ref(DictionaryDataNode)),
    handle: async ({ params, query, actor }) => ({
      list: await service.listDataParents(params.typeId, { editedId: params.id, isTree: query.isTree, actor }),
    }),
  })
  route({
    method: 'GET',
    url: `${DATA}/:typeId/Data/Selector`,
    operationId: 'listDictionaryOptions',
    summary: 'Enabled values of a dictionary, by its id or code',
    permission: 'signed-in',
    acceptsTickets: true,
    params: DictionaryTypeParams,
    data: listOf(ref(DictionaryDataNode)),
    handle: async ({ params }) => ({ list: await service.listOptions(params.typeId) }),
  })
  route({
    method: 'GET',
    url: `${DATA}/:id/Info`,
    operationId: 'getDictionaryData',
    summary: 'One value',
    permission: 'signed-in',
    params: IdParams,
    data: ref(DictionaryData),
    handle: ({ params, actor }) => service.getData(params.id, actor),
  })
  route({
    method: 'POST',
    url: DATA,
    operationId: 'createDictionaryData',
    summary: 'Creates a value',
    permission: 'signed-in',
    body: ref(DictionaryDataBody),
    done: 'done.created',
    handle: ({ body, actor }) => service.createData(body, actor),
  })
  route({
    method: 'PUT',
    url: `${DATA}/:id`,
    operationId: 'updateDictionaryData',
    summary: 'Updates a value',
    permission: 'signed-in',
    params: IdParams,
    body: ref(DictionaryDataBody),
    done: 'done.updated',
    handle: ({ params, body, actor }) => service.updateData(params.id, { body, actor }),
  })
  route({
    method: 'PUT',
    url: `${DATA}/:id/Actions/State`,
    operationId: 'toggleDictionaryData',
    summary: 'Enables or disables a value',
    permission: 'signed-in',
    params: IdParams,
    handle: ({ params, actor }) => service.toggleData(params.id, actor),
  })
  route({
    method: 'DELETE',
    url: `${DATA}/:id`,
    operationId: 'deleteDictionaryData',
    summary: 'Deletes a value that has no children',
    permission: 'signed-in',
    params: IdParams,
    done: 'done.deleted',
    handle: ({ params, actor }) => service.deleteData(params.id, actor),
  })
}

/** Routes that make dictionaries and values from lines of text. */
export function dictionaryLineRoutes(app: FastifyInstance, service: DictionaryLinesService) {
  const route = routesOf(app, 'dictionary')

  route({
    method: 'POST',
    url: `${TYPES}/Actions/FromLines`,
    operationId: 'createDictionaryFromLines',
    summary: 'Creates a dictionary with its values. Codes are derived',
    permission: may.typeAdd,
    body: ref(DictionaryFromLines),
    data: ref(CreatedDictionary),
    done: 'done.created',
    handle: ({ body, actor }) => service.create(body, actor),
  })
  route({
    method: 'POST',
    url: `${TYPES}/:typeId/Actions/AddLines`,
    operationId: 'addDictionaryLines',
    summary: 'Adds values at the end of a dictionary. Their codes are numbers',
    permission: 'signed-in',
    params: DictionaryTypeParams,
    body: ref(DictionaryLines),
    data: ref(AddedLines),
    done: 'done.saved',
    handle: ({ params, body, actor }) => service.add(params.typeId, { lines: body.values, actor }),
  })
}

/** Routes that export and import dictionaries. */
export function dictionaryTransferRoutes(app: FastifyInstance, transfer: DictionaryTransfer) {
  const route = routesOf(app, 'dictionary')

  route({
    method: 'GET',
    url: `${DATA}/:typeId/Action/Export`,
    operationId: 'exportDictionary',
    summary: 'A dictionary as a .bdd file, with its descendants and their values',
    permission: may.download,
    params: DictionaryTypeParams,
    data: ref(FileTicket),
    handle: ({ params, actor }) => transfer.exportType(params.typeId, actor),
  })
  route({
    method: 'POST',
    url: `${DATA}/Action/Import`,
    operationId: 'importDictionary',
    summary: 'Creates the dictionaries of a .bdd file, all or none',
    permission: may.upload,
    takesFile: true,
    handle: async ({ request, actor, say }) => {
      const upload = await readUpload(request, { maxBytes: MAX_IMPORT_BYTES })
      say('dictionary.imported', await transfer.importFile(upload, actor))
    },
  })
}
