import { asList, asText, isRecord, own } from '../../json/json.ts'
import { fileName, fileNames, readFiles } from '../../values/read.ts'
import { LIST_COLUMN } from '../define-kind.ts'
import type { Kind } from '../kind.ts'
import { limitOf } from './limits.ts'

/** Whether a value is an uploaded file: it has a name and an address that cannot run a script. */
function isStoredFile(file: unknown): boolean {
  if (!isRecord(file)) return false
  const url = asText(own(file, 'url')) ?? ''
  const isNamed = Boolean(fileName(file) || asText(own(file, 'fileId')) || url)
  // Browsers ignore blanks and control characters in URLs.
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url.replaceAll(/[\p{Cc}\s]/gu, ''))?.[0].toLowerCase()
  return isNamed && (scheme === undefined || scheme === 'http:' || scheme === 'https:')
}

const check: Kind['check'] = (value, { label, node }) => {
  const limit = limitOf(node, 'limit')
  const files = asList(value)
  if (limit !== undefined && limit > 0 && files.length > limit) return { code: 'tooMany', params: { label, limit } }
  return Array.isArray(value) && files.every(isStoredFile) ? undefined : { code: 'notAFile', params: { label } }
}

/** Common parts of kinds that hold files. */
export const fileKind = {
  group: 'basic',
  events: ['change', 'before-upload'],
  fitsList: false,
  isDrawn: true,
  isGroup: true,
  isImported: false,
  read: readFiles,
  display: (value: unknown) => fileNames(value).join(', '),
  column: LIST_COLUMN,
  check,
} as const

/** Widget props of a new upload. */
export const UPLOAD = { accept: '', fileSize: 5, sizeUnit: 'MB', showTip: false, limit: 9, disabled: false }
