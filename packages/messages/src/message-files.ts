import type { ComponentType } from 'react'

/** An attachment of a message. */
export interface MessageFile {
  name: string
  fileId: string
  url: string
  fileSize?: number
  fileVersionId?: string
}

/** Component of the application that shows attachments. */
export type MessageFiles = ComponentType<{ files: readonly MessageFile[] }>

/** Reads the attachments of a message; entries without an id are left out. */
export function readMessageFiles(json: string): readonly MessageFile[] {
  if (json === '') return []
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? list.filter(isFile) : []
  } catch {
    return []
  }
}

const isFile = (entry: unknown): entry is MessageFile =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'fileId' in entry &&
  typeof entry.fileId === 'string' &&
  'url' in entry &&
  typeof entry.url === 'string'
