import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { routesOf } from '../../../platform/route.ts'
import { IdParams, listOf, pageOf, ref } from '../../../platform/schema.ts'
import { readUpload } from '../../../platform/upload.ts'
import { laterTicket } from '../../download-record/index.ts'
import { FileTicket } from '../../file/index.ts'
import type { UserExports } from './export.service.ts'
import { cellsOfRow } from './export.service.ts'
import type { CompatibleImport } from './import.compatible.ts'
import {
  ExportQuery,
  ImportDataAnswer,
  ImportDataBody,
  ImportPreview,
  ImportPreviewQuery,
  ImportRowAnswer,
  ImportRowParams,
  ImportRowsQuery,
  UserCells,
  UserImport,
} from './import.schema.ts'
import type { UserImports } from './import.service.ts'

const URL = '/api/permission/Users'
const IMPORTS = `${URL}/Imports`
const MAX_BYTES = 10 * 1_048_576
const may = PERMISSION.user

export interface TransferServices {
  imports: UserImports
  exports: UserExports
  compatible: CompatibleImport
}

/** Routes of user imports from workbooks. */
export function userImportRoutes(app: FastifyInstance, { imports, exports }: TransferServices) {
  const route = routesOf(app, 'user')

  route({
    method: 'POST',
    url: `${URL}/Uploader`,
    operationId: 'uploadUserImport',
    summary:
      'Uploads a list of users (.xlsx, .xls, .csv, at most 20,000) and starts its validation. The result name is its id',
    permission: may.upload,
    takesFile: true,
    data: ref(FileTicket),
    handle: async ({ request, actor }) => {
      const { id } = await imports.upload(await readUpload(request, { maxBytes: MAX_BYTES }), actor)
      return { name: id, url: `${IMPORTS}/${id}` }
    },
  })
  route({
    method: 'GET',
    url: IMPORTS,
    operationId: 'listUserImports',
    summary: 'Latest imports of users by the caller',
    permission: may.upload,
    data: listOf(ref(UserImport)),
    handle: async ({ actor, request }) => ({ list: await imports.list({ actor, language: request.language }) }),
  })
  route({
    method: 'GET',
    url: `${IMPORTS}/:id`,
    operationId: 'getUserImport',
    summary: 'Progress of an import, and the changes that its lines would make',
    permission: may.upload,
    params: IdParams,
    data: ref(UserImport),
    handle: ({ params, actor, request }) => imports.get(params.id, { actor, language: request.language }),
  })
  route({
    method: 'GET',
    url: `${IMPORTS}/:id/Rows`,
    operationId: 'listUserImportRows',
    summary: 'Paged lines of an import with the errors of each cell',
    permission: may.upload,
    params: IdParams,
    query: ImportRowsQuery,
    data: pageOf(ref(ImportRowAnswer)),
    handle: ({ params, query, actor, request }) =>
      imports.listRows(params.id, { query, actor, language: request.language }),
  })
  route({
    method: 'PUT',
    url: `${IMPORTS}/:id/Rows/:row`,
    operationId: 'updateUserImportRow',
    summary: 'Corrects a line of an import',
    permission: may.upload,
    params: ImportRowParams,
    body: ref(UserCells),
    data: Type.Union([Type.Null(), ref(ImportRowAnswer)]),
    handle: ({ params, body, actor, request }) =>
      imports.saveRow(
        { id: params.id, rowNumber: params.row, cells: cellsOfRow(body) },
        { actor, language: request.language },
      ),
  })
  route({
    method: 'DELETE',
    url: `${IMPORTS}/:id/Rows/:row`,
    operationId: 'deleteUserImportRow',
    summary: 'Removes a line from an import',
    permission: may.upload,
    params: ImportRowParams,
    done: 'done.deleted',
    handle: async ({ params, actor, request }) => {
      await imports.saveRow(
        { id: params.id, rowNumber: params.row, cells: null },
        { actor, language: request.language },
      )
    },
  })
  for (const [action, name, summary] of [
    ['apply', 'Start', 'Writes the lines that are right, in the background'],
    ['undo', 'Undo', 'Takes a finished import back, in the background; who was changed since stays'],
  ] as const) {
    route({
      method: 'POST',
      url: `${IMPORTS}/:id/Actions/${name}`,
      operationId: `${action}UserImport`,
      summary,
      permission: may.upload,
      params: IdParams,
      data: Type.Object({ id: Type.String() }),
      handle: async ({ params, actor }) => {
        await imports.begin(params.id, { action, actor })
        return { id: params.id }
      },
    })
  }
  route({
    method: 'POST',
    url: `${IMPORTS}/:id/Actions/Cancel`,
    operationId: 'cancelUserImport',
    summary: 'Stops the current step of an import. Written lines remain and can be reverted',
    permission: may.upload,
    params: IdParams,
    data: ref(UserImport),
    handle: async ({ params, actor, request }) => {
      await imports.cancel(params.id, actor)
      return await imports.get(params.id, { actor, language: request.language })
    },
  })
  route({
    method: 'GET',
    url: `${IMPORTS}/:id/Faulty`,
    operationId: 'exportFaultyUsers',
    summary: 'Workbook of the lines that cannot be imported, with the reasons',
    permission: may.upload,
    params: IdParams,
    data: ref(FileTicket),
    handle: async ({ params, actor, request: { language } }) => {
      await imports.own(params.id, actor)
      return await exports.offerFaulty(exports.faultyRows(imports.imports, { id: params.id, language }), language)
    },
  })
}

/** Routes of the API family about user workbooks. */
export function userTransferRoutes(app: FastifyInstance, { exports, compatible }: TransferServices) {
  const route = routesOf(app, 'user')

  route({
    method: 'GET',
    url: `${URL}/TemplateDownload`,
    operationId: 'downloadUserTemplate',
    summary: 'Empty workbook, as a template for imports of users',
    permission: may.upload,
    data: ref(FileTicket),
    handle: ({ request }) => exports.offerTemplate(request.language),
  })
  route({
    method: 'GET',
    url: `${URL}/ImportPreview`,
    operationId: 'previewUserImport',
    summary: 'The first thousand lines of an uploaded list',
    permission: may.upload,
    query: ImportPreviewQuery,
    data: ref(ImportPreview),
    handle: ({ query, actor, request }) => compatible.preview(query.fileName, { actor, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${URL}/ImportData`,
    operationId: 'importUsers',
    summary: 'Creates users from up to a thousand rows. Returns the rejected rows with the reasons',
    permission: may.upload,
    maxBodyBytes: MAX_BYTES,
    body: ref(ImportDataBody),
    data: ref(ImportDataAnswer),
    handle: ({ body, actor, request }) => compatible.importData(body, { actor, language: request.language }),
  })
  route({
    method: 'POST',
    url: `${URL}/ExportExceptionData`,
    operationId: 'exportUserExceptions',
    summary: 'Workbook of the rejected rows',
    permission: may.upload,
    maxBodyBytes: MAX_BYTES,
    body: ref(ImportDataBody),
    data: ref(FileTicket),
    handle: ({ body, request }) =>
      exports.offerFaulty(
        body.list.map((row) => ({ cells: cellsOfRow(row), reason: String(row['errorsInfo'] ?? '') })),
        request.language,
      ),
  })
  for (const name of ['ExportExcel', 'ExportData'] as const) {
    route({
      method: 'GET',
      url: `${URL}/${name}`,
      operationId: name === 'ExportExcel' ? 'exportUsers' : 'exportUsersByLaterName',
      summary: 'Users as a workbook: one page or all pages, with the selected columns',
      permission: may.download,
      query: ExportQuery,
      data: ref(FileTicket),
      // The file belongs to the user who owns the download record.
      whileViewing: false,
      handle: async ({ query, actor, say, request: { language } }) =>
        (await exports.exportUsers(query, { actor, language })) ?? laterTicket(say),
    })
  }
}
