/** The kind of preview of a file. */
export type Kind =
  | {
      kind: 'pdf' | 'html' | 'rtf' | 'markdown' | 'rows' | 'text' | 'word' | 'sheet' | 'slides' | 'archive' | 'unknown'
    }
  | { kind: 'image'; type: string }

const image = (type: string): Kind => ({ kind: 'image', type: `image/${type}` })

/** The magic bytes of a type; `at` is their offset. */
const SIGNATURES: readonly { at?: number; text: string; kind: Kind }[] = [
  { text: '%PDF-', kind: { kind: 'pdf' } },
  { text: '\x89PNG\r\n', kind: image('png') },
  { text: '\xff\xd8\xff', kind: image('jpeg') },
  { text: 'GIF8', kind: image('gif') },
  { text: 'BM', kind: image('bmp') },
  { text: '\0\0\x01\0', kind: image('x-icon') },
  { at: 8, text: 'WEBP', kind: image('webp') },
  { at: 4, text: 'ftypavif', kind: image('avif') },
]

/** The lower-case extension without its dot; empty without an extension. */
const extensionOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * Detects the kind by content, and by name only where the content is ambiguous. `entries` are the names in it when it
 * is an archive.
 */
export function kindOf(file: { name: string; head: Uint8Array; entries?: readonly string[] | undefined }): Kind {
  const { name, head, entries } = file
  const extension = extensionOf(name)
  if (entries) return kindOfArchive(entries, extension)
  const start = String.fromCharCode(...head.subarray(0, 1024))
  // The oldest Excel and the other old Office files are one container; the name tells which.
  if (start.startsWith('\xd0\xcf\x11\xe0')) return { kind: extension === 'xls' ? 'sheet' : 'unknown' }
  const signed = SIGNATURES.find(({ at = 0, text }) => start.startsWith(text, at))
  // Some programs write bytes before the PDF header.
  if (extension === 'pdf' && start.includes('%PDF-')) return { kind: 'pdf' }
  // Two letters are ambiguous: a text may start with them.
  if (signed && !(signed.text === 'BM' && extension !== 'bmp')) return signed.kind
  if (head.includes(0) && !hasWideMark(head)) return { kind: 'unknown' }
  if (start.startsWith('{\\rtf')) return { kind: 'rtf' }
  // Everything else without zeros is text; code is shown as its source.
  if (extension === 'svg') return image('svg+xml')
  if (extension === 'md' || extension === 'markdown') return { kind: 'markdown' }
  if (extension === 'html' || extension === 'htm' || extension === 'xhtml') return { kind: 'html' }
  if (extension === 'csv' || extension === 'tsv') return { kind: 'rows' }
  return { kind: 'text' }
}

function kindOfArchive(entries: readonly string[], extension: string): Kind {
  const has = (start: string) => entries.some((entry) => entry.startsWith(start))
  if (has('[Content_Types].xml')) {
    if (has('word/document')) return { kind: 'word' }
    if (has('xl/')) return { kind: 'sheet' }
    if (has('ppt/')) return { kind: 'slides' }
  }
  // Documents in the format of LibreOffice. Of these only workbooks are drawn here.
  if (entries.includes('mimetype') && entries.includes('content.xml'))
    return { kind: extension === 'ods' || extension === 'ots' ? 'sheet' : 'unknown' }
  return { kind: 'archive' }
}

/** UTF-16 text contains zeros and is marked by its first two bytes. */
const hasWideMark = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
