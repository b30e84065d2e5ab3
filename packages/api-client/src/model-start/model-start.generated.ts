// Generated from openapi.json by `pnpm generate`. Do not edit: change the schema on the server.
import { baseApi as api } from '../base-api.ts'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    startFromCopy: build.mutation<StartFromCopyApiResponse, StartFromCopyApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Starts/Copy`, method: 'POST', body: queryArg.copyStart }),
    }),
    startFromSpreadsheet: build.mutation<StartFromSpreadsheetApiResponse, StartFromSpreadsheetApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Starts/Spreadsheet`,
        method: 'POST',
        body: queryArg.spreadsheetStart,
      }),
    }),
    guessSpreadsheet: build.mutation<GuessSpreadsheetApiResponse, GuessSpreadsheetApiArg>({
      query: (queryArg) => ({
        url: `/api/visualdev/Starts/Spreadsheet/Uploader`,
        method: 'POST',
        body: queryArg.body,
        params: {
          headRow: queryArg.headRow,
        },
      }),
    }),
    startFromTable: build.mutation<StartFromTableApiResponse, StartFromTableApiArg>({
      query: (queryArg) => ({ url: `/api/visualdev/Starts/Table`, method: 'POST', body: queryArg.tableStart }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as modelStartEndpoints }
export type StartFromCopyApiResponse = /** status 200 Done */ StartedModel
export type StartFromCopyApiArg = {
  copyStart: CopyStart
}
export type StartFromSpreadsheetApiResponse = /** status 200 Done */ StartedModel
export type StartFromSpreadsheetApiArg = {
  spreadsheetStart: SpreadsheetStart
}
export type GuessSpreadsheetApiResponse = /** status 200 Done */ SpreadsheetGuess
export type GuessSpreadsheetApiArg = {
  /** Number of the last row with titles, from 1; 0 for a file without titles. Omitted, it is found */
  headRow?: number | undefined
  body: {
    /** Content of the file */
    file: Blob
  }
}
export type StartFromTableApiResponse = /** status 200 Done */ StartedModel
export type StartFromTableApiArg = {
  tableStart: TableStart
}
export type StartedModel = {
  /** Id of the record, assigned by the server */
  id: string
  /** The import of the rows; null without rows */
  importId: null | string
}
export type Refusal = {
  /** 400 refused, 401 invalid fields, 403 no permission, 404 record not found, 409 changed by another user, 429 too many requests, 500 server error, 600 session expired, 601 signed in elsewhere, 602 invalid token */
  code: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 600 | 601 | 602
  /** Reason, in the language of `Accept-Language` */
  msg: string
  /** Invalid fields; null if the error concerns no field */
  data: null | {
    /** Name of the field → error */
    fields: {
      [key: string]: string
    }
  }
  /** Id of the request in the log */
  traceId?: string | undefined
}
export type CopyStart = {
  /** Id of the record, assigned by the server */
  id: string
  /** Display name */
  fullName: string
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
}
export type SpreadsheetStart = {
  /** Of the answer to the upload */
  fileName: string
  /** Name of the file of the user */
  sourceName: string
  /** Display name */
  fullName: string
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
  headRow: number
  /** Columns, in order */
  columns: {
    index: number
    /** Displayed title */
    title: string
    /** Type, by name */
    kind:
      | 'text'
      | 'longText'
      | 'number'
      | 'date'
      | 'dateTime'
      | 'time'
      | 'options'
      | 'manyOptions'
      | 'switch'
      | 'person'
      | 'department'
      | 'phone'
      | 'mail'
      | 'link'
      | 'skip'
    /** Whether its options become a dictionary instead of options of the field */
    asDictionary?: boolean | undefined
  }[]
}
export type SpreadsheetColumn = {
  /** Position in the file, from 0 */
  index: number
  /** Displayed title */
  title: string
  /** Type, by name */
  kind:
    | 'text'
    | 'longText'
    | 'number'
    | 'date'
    | 'dateTime'
    | 'time'
    | 'options'
    | 'manyOptions'
    | 'switch'
    | 'person'
    | 'department'
    | 'phone'
    | 'mail'
    | 'link'
    | 'skip'
  /** Number of cells that are not blank */
  filled: number
  /** Number of cells with the error of a formula */
  errors: number
  /** The first different texts */
  samples: string[]
  /** Kinds that the column can have, each with the number of cells that do not fit and the first rows of these */
  misfits: {
    /** Type, by name */
    kind:
      | 'text'
      | 'longText'
      | 'number'
      | 'date'
      | 'dateTime'
      | 'time'
      | 'options'
      | 'manyOptions'
      | 'switch'
      | 'person'
      | 'department'
      | 'phone'
      | 'mail'
      | 'link'
      | 'skip'
    /** Number of items */
    count: number
    rows: number[]
  }[]
  /** Number of different texts that would become options */
  options: number
}
export type SpreadsheetGuess = {
  /** Names the file for ten minutes, once */
  fileName: string
  /** Proposed name of the model */
  name: string
  headRow: number
  /** The first rows of the file */
  first: string[][]
  /** Number of rows below the titles */
  rows: number
  /** Columns, in order */
  columns: SpreadsheetColumn[]
}
export type TableStart = {
  /** Name of the table */
  table: string
  /** Display name */
  fullName: string
  /** Sort order among siblings, ascending */
  sortCode?: number | undefined
}
export const {
  useStartFromCopyMutation,
  useStartFromSpreadsheetMutation,
  useGuessSpreadsheetMutation,
  useStartFromTableMutation,
} = injectedRtkApi
