import { MAX_FRAME_BYTES } from '../protocol.ts'
import { readEntries } from './archive.ts'
import { kindOf } from './kind-of.ts'
import { NotShown, type Source, type View } from './view.ts'

const HEAD = 4096

/** Renders a file by its content. The code of each kind is loaded on demand. Throws NotShown. */
export async function viewOf(source: Omit<Source, 'bytes'>): Promise<View> {
  const { content, name } = source
  const head = new Uint8Array(await content.slice(0, HEAD).arrayBuffer())
  if (content.size > MAX_FRAME_BYTES) throw new NotShown('tooLarge')

  const bytes = new Uint8Array(await content.arrayBuffer())
  const isArchive = head[0] === 0x50 && head[1] === 0x4b
  const entries = isArchive ? readEntries(bytes)?.map((entry) => entry.name) : undefined
  // The directory of a zip is at its end; without it the file is truncated.
  if (isArchive && !entries) throw new NotShown('damaged')
  if (isLocked(bytes)) throw new NotShown('locked')
  const kind = kindOf({ name, head, entries })
  const whole = { ...source, bytes }
  switch (kind.kind) {
    case 'pdf':
      return (await import('./pdf/pdf-view.ts')).pdfView(whole)
    case 'image':
      return (await import('./views/image-view.ts')).imageView(whole, kind.type)
    case 'markdown':
      return (await import('./views/markdown-view.ts')).markdownView(whole)
    case 'html':
      return (await import('./views/html-view.ts')).htmlView(whole)
    case 'rtf':
      return (await import('./views/rtf-view.ts')).rtfView(whole)
    case 'rows':
      return (await import('./views/rows-view.ts')).rowsView(whole)
    case 'text':
      return (await import('./views/text-view.ts')).textView(whole)
    case 'word':
      return (await import('./views/word-view.ts')).wordView(whole)
    case 'sheet':
      return (await import('./views/sheet-view.ts')).sheetView(whole)
    case 'slides':
      return (await import('./slides/slides-view.ts')).slidesView(whole)
    case 'archive':
      return (await import('./views/archive-view.ts')).archiveView(whole)
    case 'unknown':
      throw new NotShown('unsupported')
  }
}

/** A password-protected Office file is an old container with one part: the encrypted document. */
function isLocked(bytes: Uint8Array): boolean {
  if (!CONTAINER.every((byte, at) => bytes[at] === byte)) return false
  const directory = new TextDecoder('utf-16le')
  // The names of its parts are in sectors of at least 512 bytes, at even offsets.
  for (let at = 0; at < bytes.length; at += BLOCK)
    if (directory.decode(bytes.subarray(at, at + BLOCK + OVERLAP)).includes('EncryptedPackage')) return true
  return false
}

const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0]
const BLOCK = 1_048_576
/** Overlap in bytes of a name into the next block. */
const OVERLAP = 64
