import { PERMISSION } from '@sqos/contract'
import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../platform/route.ts'
import { ref } from '../../platform/schema.ts'
import { readUpload } from '../../platform/upload.ts'
import { whileConnected } from '../../platform/while-connected.ts'
import type { createModelCreator } from '../model/index.ts'
import {
  CopyStart,
  SpreadsheetGuess,
  SpreadsheetQuery,
  SpreadsheetStart,
  StartedModel,
  TableStart,
} from './model-start.schema.ts'
import type { SpreadsheetStarter } from './spreadsheet.service.ts'
import type { TableStarter } from './table.service.ts'

const STARTS = '/api/visualdev/Starts'
const MAX_FILE_BYTES = 30 * 1_048_576
const may = PERMISSION.model

/** Routes that make models from what exists already. */
export function modelStartRoutes(
  app: FastifyInstance,
  {
    spreadsheets,
    tables,
    models,
  }: { spreadsheets: SpreadsheetStarter; tables: TableStarter; models: ReturnType<typeof createModelCreator> },
) {
  const route = routesOf(app, 'model-start')

  route({
    method: 'POST',
    url: `${STARTS}/Spreadsheet/Uploader`,
    operationId: 'guessSpreadsheet',
    summary: 'Proposes the fields of a form for the columns of a spreadsheet, and keeps the file for ten minutes',
    permission: may.add,
    takesFile: true,
    query: SpreadsheetQuery,
    data: ref(SpreadsheetGuess),
    handle: ({ request, query: { headRow }, actor }) =>
      whileConnected(request, async (signal) => {
        const upload = await readUpload(request, { maxBytes: MAX_FILE_BYTES })
        return await spreadsheets.guess(upload, { headRow, actor, language: request.language, signal })
      }),
  })
  route({
    method: 'POST',
    url: `${STARTS}/Spreadsheet`,
    operationId: 'startFromSpreadsheet',
    summary: 'Creates a model with form and list from a spreadsheet, and imports its rows in the background',
    permission: may.add,
    body: ref(SpreadsheetStart),
    data: ref(StartedModel),
    done: 'done.created',
    handle: ({ request, body, actor }) =>
      whileConnected(request, (signal) => spreadsheets.create(body, { actor, language: request.language, signal })),
  })
  route({
    method: 'POST',
    url: `${STARTS}/Table`,
    operationId: 'startFromTable',
    summary: 'Creates a model with a field for each column of an existing table. The table keeps its rows',
    permission: may.add,
    body: ref(TableStart),
    data: ref(StartedModel),
    done: 'done.created',
    handle: ({ body, actor }) => tables.create(body, actor),
  })
  route({
    method: 'POST',
    url: `${STARTS}/Copy`,
    operationId: 'startFromCopy',
    summary: 'Creates a model with the form and the lists of another one. It has its own tables, without rows',
    permission: may.add,
    body: ref(CopyStart),
    data: ref(StartedModel),
    done: 'done.created',
    handle: async ({ body: { id, ...named }, actor }) => ({
      id: await models.copy(id, { ...named, actor }),
      importId: null,
    }),
  })
}
