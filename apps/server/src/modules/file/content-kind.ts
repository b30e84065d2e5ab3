import { fileTypeFromBuffer } from 'file-type'

/** Type of a file, determined by its content. */
export interface ContentKind {
  contentType: string
  /** File extension in lower case, without a dot. */
  extension: string
}

/** Number of bytes at the start of a file that determine its type. */
export const HEAD_BYTES = 65_536

const MOVIE = ['mp4', 'm4v', 'm4a', 'm4b', 'm4p', 'f4v', 'f4a', 'mov', '3gp', '3g2']
const OGG = ['ogg', 'oga', 'ogv', 'opus', 'spx', 'ogm', 'ogx']
const TEXT = new Set([
  'txt',
  'csv',
  'md',
  'json',
  'm3u8',
  'log',
  'xml',
  'yaml',
  'yml',
  'ini',
  'html',
  'htm',
  'svg',
  'js',
])

/**
 * Types of content that a file with this extension may have besides its own. Office files are zips (new formats) and
 * OLE containers (old formats).
 */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg'],
  png: ['png', 'apng'],
  ...Object.fromEntries(MOVIE.map((one) => [one, MOVIE])),
  ...Object.fromEntries(OGG.map((one) => [one, OGG])),
  mkv: ['mkv', 'webm'],
  webm: ['mkv', 'webm'],
  flv: ['flv', 'f4v'],
  rmvb: ['rm'],
  mp3: ['mp3', 'mp2', 'mp1'],
  aac: ['aac', 'm4a'],
  wma: ['asf'],
  wmv: ['asf'],
  doc: ['cfb', 'rtf'],
  xls: ['cfb'],
  ppt: ['cfb'],
  // With a password, the document is encrypted inside an OLE container.
  docx: ['docx', 'docm', 'dotx', 'zip', 'cfb'],
  xlsx: ['xlsx', 'xlsm', 'xltx', 'zip', 'cfb'],
  pptx: ['pptx', 'pptm', 'potx', 'ppsx', 'zip', 'cfb'],
  odt: ['odt', 'zip'],
  ods: ['ods', 'zip'],
  odp: ['odp', 'zip'],
  epub: ['epub', 'zip'],
  pages: ['pages', 'zip'],
  numbers: ['numbers', 'zip'],
  key: ['key', 'zip'],
  keynote: ['key', 'zip'],
  zip: ['zip', 'docx', 'xlsx', 'pptx', 'epub', 'odt', 'ods', 'odp', 'pages', 'numbers', 'key', '3mf', 'kmz'],
  gz: ['gz', 'tar.gz'],
}

/** Types that a browser displays without executing anything in them. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp', 'application/pdf'])

/** Whether a browser may receive this type inline; other types are sent as downloads. */
export const isShown = (contentType: string) =>
  SHOWN.has(contentType) || /^(?:audio|video)\/[\w.+-]+$/.test(contentType) || contentType.startsWith('text/plain')

/** The file extension in lower case, without a dot; empty without an extension. */
export const extensionOf = (name: string) => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * Determines the type of a file by its first bytes `head`; undefined when the extension contradicts. Texts have no
 * signature: content without control bytes counts as a text, and is only ever served as plain text.
 */
export async function readContentKind(head: Buffer, extension: string): Promise<ContentKind | undefined> {
  if (TEXT.has(extension)) return isText(head) ? { contentType: 'text/plain; charset=utf-8', extension } : undefined
  // The head of a zip may end within an entry.
  const detected = await fileTypeFromBuffer(head).catch(() => undefined)
  const inside = INSIDE[extension] ?? [extension]
  if (detected) return inside.includes(detected.ext) ? { contentType: typeOf(detected.mime), extension } : undefined
  const isKnown = extension in INSIDE || ALWAYS_MARKED.has(extension)
  return isKnown ? undefined : { contentType: 'application/octet-stream', extension }
}

/** Formats with a mandatory signature: without it, the content is another format. */
const ALWAYS_MARKED = new Set([
  'jpg',
  'gif',
  'bmp',
  'webp',
  'pdf',
  'rar',
  '7z',
  'avi',
  'wav',
  'flac',
  'amr',
  'swf',
  'exe',
])

const typeOf = (mime: string) => (mime === 'image/apng' ? 'image/png' : mime === 'audio/vnd.wave' ? 'audio/wav' : mime)

/** Whether the content has no zero bytes, except in a text with a UTF-16 byte order mark. */
function isText(head: Buffer): boolean {
  const mark = head.subarray(0, 2).toString('hex')
  return mark === 'fffe' || mark === 'feff' || !head.includes(0)
}
