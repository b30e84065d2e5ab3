import type { Editor } from '@tiptap/react'
import { isEmbeddedPicture } from './sanitize.ts'

/** Keeps a picture and resolves with its address. */
export type UploadPicture = (file: File) => Promise<string>

/** The pictures of a paste or a drop; none if text came with them, because the text has its own pictures. */
export function picturesOf(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/html')) return []
  return [...data.files].filter(({ type }) => /^image\/(png|jpeg|gif|webp)$/.test(type))
}

/** Inserts pictures into the text, embedded until they are uploaded: a form that is saved meanwhile loses nothing. */
export async function insertPictures(editor: Editor, files: readonly File[]): Promise<void> {
  for (const file of files) {
    const src = await readPicture(file)
    if (!editor.isDestroyed) editor.chain().focus().setImage({ src, alt: file.name }).run()
  }
}

const readPicture = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')))
    reader.readAsDataURL(file)
  })

/** Uploads the embedded pictures of a text and replaces them by their addresses. */
export class PictureUploads {
  /** Pictures that are being uploaded or could not be uploaded. */
  readonly #known = new Set<string>()

  /** Leaves the present pictures to somebody else. */
  ignore(editor: Editor): void {
    for (const src of embeddedIn(editor)) this.#known.add(src)
  }

  /** A picture that cannot be uploaded stays embedded; `onFailure` is called. */
  follow(editor: Editor, { upload, onFailure }: { upload: UploadPicture; onFailure: () => void }): void {
    for (const src of embeddedIn(editor)) {
      if (this.#known.has(src)) continue
      this.#known.add(src)
      const replace = async () => {
        try {
          const address = await upload(fileOf(src))
          if (!editor.isDestroyed) replaceSource(editor, src, address)
          this.#known.delete(src)
        } catch {
          onFailure()
        }
      }
      void replace()
    }
  }
}

function embeddedIn(editor: Editor): string[] {
  const found: string[] = []
  editor.state.doc.descendants(({ type, attrs }) => {
    const src: unknown = attrs['src']
    if (type.name === 'image' && typeof src === 'string' && isEmbeddedPicture(src)) found.push(src)
  })
  return found
}

/** Not a step to undo: undoing it would embed the picture again. */
function replaceSource(editor: Editor, src: string, address: string) {
  const { state, view } = editor
  const transaction = state.tr.setMeta('addToHistory', false)
  state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs['src'] === src)
      transaction.setNodeMarkup(position, undefined, { ...node.attrs, src: address })
  })
  view.dispatch(transaction)
}

/** The file of a data address; `fetch` would be refused by a strict Content-Security-Policy. */
function fileOf(src: string): File {
  const [, type = 'image/png', data = ''] = /^data:(image\/\w+);base64,(.*)$/is.exec(src) ?? []
  const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (letter) => letter.codePointAt(0) ?? 0)
  return new File([bytes], `picture.${type.slice(6).toLowerCase()}`, { type: type.toLowerCase() })
}
