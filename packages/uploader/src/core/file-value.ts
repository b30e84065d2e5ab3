import { extensionOf } from './categories.ts'
import type { StoredFile } from './upload-port.ts'

/** A file as forms store it. */
export interface FileValue {
  name: string
  fileId: string
  fileVersionId: string
  url: string
  fileSize: number
  fileExtension: string
}

/** An image as forms store it. */
export type ImageValue = Pick<FileValue, 'name' | 'fileId' | 'url' | 'fileSize'>

/** The form value of an uploaded file. */
export const fileValueOf = (stored: StoredFile, name: string): FileValue => ({
  name,
  fileId: stored.name,
  fileVersionId: stored.fileVersionId,
  url: stored.url,
  fileSize: stored.fileSize,
  fileExtension: extensionOf(name),
})

/** The form value of an uploaded image. */
export const imageValueOf = (stored: StoredFile, name: string): ImageValue => ({
  name,
  fileId: stored.name,
  url: stored.url,
  fileSize: stored.fileSize,
})
