import { readEntries } from './archive.ts'
import { kindOf } from './kind-of.ts'
import { NotShown, type Source, type View } from './view.ts'

/** Larger files are not read into the frame; films and sounds are, piece by piece, by the browser itself. */
const MAX_BYTES = 300_000_000
const HEAD = 4096

/** Draws a file as what it holds. Each kind's code is loaded when the first of the kind comes. Throws NotShown. */
export async function viewOf(source: Omit<Source, 'bytes'>): Promise<View> {
  const { content, name } = source
  const head = new Uint8Array(await content.slice(0, HEAD).arrayBuffer())
  const early = kindOf({ name, head })
  if (early.kind === 'audio' || early.kind === 'video')
    return (await import('./views/media-view.ts')).mediaView(source, { kind: early.kind, type: early.type })
  if (content.size > MAX_BYTES) throw new NotShown('tooLarge')

  const bytes = new Uint8Array(await content.arrayBuffer())
  const isArchive = head[0] === 0x50 && head[1] === 0x4b
  const entries = isArchive ? readEntries(bytes)?.map((entry) => entry.name) : undefined
  const kind = entries ? kindOf({ name, head, entries }) : early
  const whole = { ...source, bytes }
  switch (kind.kind) {
    case 'pdf':
      return (await import('./pdf/pdf-view.ts')).pdfView(whole)
    case 'image':
      return (await import('./views/image-view.ts')).imageView(whole, kind.type)
    case 'markdown':
      return (await import('./views/markdown-view.ts')).markdownView(whole)
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
    case 'audio':
    case 'video':
    case 'unknown':
      throw new NotShown('unsupported')
  }
}
