import { IconSearch } from '@arco-design/web-react/icon'
import type { Extension, JSONContent } from '@tiptap/core'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import { insertLetter } from '../insert-letter.ts'
import { insertPictures, picturesOf, PictureUploads, type UploadPicture } from '../pictures.ts'
import { sanitizeDocument } from '../sanitize.ts'
import styles from '../RichText.module.css'
import { useRichTextText } from '../texts/text-context.ts'
import { Toolbar } from '../Toolbar.tsx'
import { TOOL_GROUPS } from '../tools.tsx'
import { DOCUMENT_EXTENSIONS, SHARED_EXTENSIONS } from './document-extensions.ts'
import { FindBar } from './FindBar.tsx'
import { TABLE_TOOLS } from './table-tools.tsx'

/** Maximum size of a picture in bytes. */
const MAX_PICTURE_BYTES = 10 * 1_048_576

export interface DocumentEditorProps {
  /** The document when it is opened. The editor owns it afterwards: read it with `editor.getJSON()`. */
  content: JSONContent | string
  /** Binds the editor to a document that several people edit; `content` then counts for nothing. */
  together?: Extension | undefined
  /** Name of the text for screen readers. */
  label: string
  isDisabled?: boolean | undefined
  uploadPicture?: UploadPicture | undefined
  onReady?: ((editor: Editor) => void) | undefined
  /** After each change of the text. */
  onChange?: ((editor: Editor) => void) | undefined
  /** The user typed `/` in an empty paragraph. Without it `/` is a letter. */
  onSlash?: (() => void) | undefined
}

const GROUPS = [...TOOL_GROUPS, TABLE_TOOLS]

/** The editor of documents: toolbar, search, and the text as a page. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { content, together, label, isDisabled = false, uploadPicture, onReady, onChange, onSlash } = props
  const t = useRichTextText()
  const toolbarId = useId()
  const [notice, setNotice] = useState<'notUploaded' | 'notShown' | 'pictureTooLarge'>()
  const [isFinding, setFinding] = useState(false)
  const [uploads] = useState(() => new PictureUploads())
  const editor = useEditor({
    extensions: together ? [...SHARED_EXTENSIONS, together] : DOCUMENT_EXTENSIONS,
    content: together ? null : typeof content === 'string' ? sanitizeDocument(content) : content,
    editable: !isDisabled,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.text ?? '',
      },
      transformPastedHTML: sanitizeDocument,
      handlePaste: (_view, event) => takePictures(event.clipboardData),
      handleDrop: (_view, event) => takePictures(event.dataTransfer),
      // oxlint-disable-next-line max-params -- the signature of ProseMirror
      handleTextInput(view, _from, _to, typed) {
        const { $from, empty } = view.state.selection
        if (!onSlash || typed !== '/' || !empty || $from.parent.content.size > 0) return false
        onSlash()
        return true
      },
      handleKeyPress: insertLetter,
      handleKeyDown(_view, event) {
        if (event.altKey && event.key === 'F10') {
          document.getElementById(toolbarId)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
          return true
        }
        if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'f') {
          event.preventDefault()
          setFinding(true)
          return true
        }
        return false
      },
    },
    onCreate: ({ editor: created }) => onReady?.(created),
    onUpdate: ({ editor: current, transaction }) => {
      onChange?.(current)
      // Pictures of others are uploaded by them.
      if (together && transaction.getMeta('addToHistory') === false) uploads.ignore(current)
      else if (uploadPicture)
        uploads.follow(current, { upload: uploadPicture, onFailure: () => setNotice('notUploaded') })
    },
  })

  function takePictures(data: DataTransfer | null): boolean {
    const files = picturesOf(data)
    addPictures(files)
    return files.length > 0
  }

  function addPictures(files: readonly File[]) {
    const small = files.filter(({ size }) => size <= MAX_PICTURE_BYTES)
    setNotice(small.length < files.length ? 'pictureTooLarge' : undefined)
    insertPictures(editor, small).catch(() => setNotice('notUploaded'))
  }

  useEffect(
    function followDisabled() {
      editor.setEditable(!isDisabled, false)
    },
    [editor, isDisabled],
  )

  return (
    <div className={styles.document} data-state={isDisabled ? 'disabled' : undefined}>
      <Toolbar id={toolbarId} editor={editor} isDisabled={isDisabled} groups={GROUPS} onPictures={addPictures}>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('find')}
          title={t('find')}
          aria-expanded={isFinding}
          onClick={() => setFinding(!isFinding)}
        >
          <IconSearch />
        </button>
      </Toolbar>
      {isFinding && <FindBar editor={editor} isDisabled={isDisabled} onClose={() => setFinding(false)} />}
      {notice && <output className={styles.notice}>{t(notice)}</output>}
      <EditorContent
        editor={editor}
        className={styles.sheet}
        onErrorCapture={({ target }) => {
          if (target instanceof HTMLImageElement) setNotice('notShown')
        }}
      />
    </div>
  )
}
