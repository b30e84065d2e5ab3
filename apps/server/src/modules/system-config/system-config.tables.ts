declare module '../../platform/db/database.ts' {
  interface Database {
    systemImages: SystemImagesTable
  }
}

/** Pictures of the product. */
export interface SystemImagesTable {
  /** SHA-256 of the content, with the ending of its type. */
  name: string
  contentType: string
  content: Buffer
  createdAt: Date
}
