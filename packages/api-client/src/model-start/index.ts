import { cacheOf } from '../cache-tags.ts'
import { modelStartEndpoints } from './model-start.generated.ts'

const { added } = cacheOf('VisualModel')

/** Models that start from a spreadsheet, a table or another model. */
export const modelStartApi = modelStartEndpoints.enhanceEndpoints({
  addTagTypes: ['VisualModel'],
  endpoints: { startFromSpreadsheet: added, startFromTable: added, startFromCopy: added },
})

export const {
  useGuessSpreadsheetMutation,
  useStartFromSpreadsheetMutation,
  useStartFromTableMutation,
  useStartFromCopyMutation,
} = modelStartApi
export type { SpreadsheetColumn, SpreadsheetGuess, StartedModel } from './model-start.generated.ts'
