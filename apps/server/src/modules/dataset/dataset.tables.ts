import type { Generated } from 'kysely'
import type { NamedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    datasets: DatasetsTable
    datasetExtracts: DatasetExtractsTable
    datasetExtractResults: DatasetExtractResultsTable
  }
}

/** A named dataset, which parts of several portals may show. */
export interface DatasetsTable extends NamedColumns {
  kind: 'model' | 'interface' | 'sql'
  /** A `DatasetDefinition` as JSON text. */
  definition: string
  /** A `DatasetRecurrence` as JSON text: when extracts are made again. Empty: the dataset has none. */
  extract: Generated<string>
}

/** The state of the extracts of a dataset. */
export interface DatasetExtractsTable {
  datasetId: string
  nextTime: Date
  /** The last run; null while one is ordered and has not started. */
  startedTime: Date | null
  finishedTime: Date | null
  /** When the run that waits or is running was ordered or started; null without one. */
  queuedTime: Date | null
  /** Why the last run failed: `{ key, params }` as JSON text, or empty. */
  problem: Generated<string>
}

/** The answer to one question with the rights of whoever asked. */
export interface DatasetExtractResultsTable {
  datasetId: string
  /** Hash of the question and of the statement with the rights. */
  identity: string
  /** A `LeveledDefinition` as JSON text. */
  question: string
  /** The last who asked: the question is read again with their rights. */
  userId: string
  organizeId: string | null
  askedTime: Date
  /** Null while nothing was read yet. */
  madeTime: Date | null
  rowCount: Generated<number>
  /** A `DatasetResult` as JSON, compressed by gzip. */
  content: Uint8Array | null
  /** Why the last reading failed, as in `dataset_extracts`; the answer before stays. */
  problem: Generated<string>
}
