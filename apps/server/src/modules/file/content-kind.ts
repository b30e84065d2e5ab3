import { fileTypeFromBuffer } from 'file-type'

/** What a file is, by its content. */
export interface ContentKind {
  contentType: string
  /** Ending of the name, in lower case, without dot. */
  extension: string
}

/** How much of the beginning tells what a file is, in bytes. */
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

/** What may be inside of a name with this ending, beside what it says. Old and new office files are zips and OLE folders. */
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
  // With a password they are a container of the old kind, with the document encrypted in it.
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

/** Types that a browser shows by itself without anything in them being able to run. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp', 'application/pdf'])

/** Whether a browser may be given this type as it is; everything else is handed out as bytes to be saved. */
export const isShown = (contentType: string) =>
  SHOWN.has(contentType) || /^(?:audio|video)\/[\w.+-]+$/.test(contentType) || contentType.startsWith('text/plain')

/** The ending of a name in lower case, without dot; empty when there is none. */
export const extensionOf = (name: string) => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * Finds out what begins with `head`, whatever it is called; nothing when the ending of the name says something else. Texts have no
 * marks of their own: what reads like one is one, and is never handed out as anything but plain text.
 */
export async function readContentKind(head: Buffer, extension: string): Promise<ContentKind | undefined> {
  if (TEXT.has(extension)) return isText(head) ? { contentType: 'text/plain; charset=utf-8', extension } : undefined
  // The beginning of a zip may break off in mid-entry.
  const detected = await fileTypeFromBuffer(head).catch(() => undefined)
  const inside = INSIDE[extension] ?? [extension]
  if (detected) return inside.includes(detected.ext) ? { contentType: typeOf(detected.mime), extension } : undefined
  const isKnown = extension in INSIDE || ALWAYS_MARKED.has(extension)
  return isKnown ? undefined : { contentType: 'application/octet-stream', extension }
}

/** Formats that always begin with a mark: without it the content is something else. */
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

/** No zero bytes, unless the text says that each of its characters has two bytes. */
function isText(head: Buffer): boolean {
  const mark = head.subarray(0, 2).toString('hex')
  return mark === 'fffe' || mark === 'feff' || !head.includes(0)
}
