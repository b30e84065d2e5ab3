declare module '../../platform/db/database.ts' {
  interface Database {
    generatorDownloads: GeneratorDownloadsTable
  }
}

/** The last download of the code of a model in one shape, whoever downloaded it. */
export interface GeneratorDownloadsTable {
  /** The id of the model; with `/standAlone` the download of that shape. */
  modelId: string
  /** Name of the generated module. */
  name: string
  /** JSON of the output settings. */
  settings: string
  /** JSON of the formatted files. */
  files: string
  userId: string
  createdAt: Date
}
