import { safeFileName } from '../../platform/file-name.ts'

/** The name of the file of an article, without its extension. */
export const fileNameOf = (title: string): string => safeFileName(title) || 'article'
