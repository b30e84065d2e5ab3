import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useRichTextText } from './texts/text-context.ts'
import { EXTENSIONS } from './extensions.ts'
import { insertLetter } from './insert-letter.ts'
import { insertPictures, picturesOf, PictureUploads, type UploadPicture } from './pictures.ts'
import styles from './RichText.module.css'
import { sanitize } from './sanitize.ts'
import { Toolbar } from './Toolbar.tsx'

export interface RichTextEditorProps {
  html: string
  isDisabled: boolean
  isInvalid: boolean
  placeholder: string
  onChange: ((html: string) => void) | undefined
  onReady: () => void
  uploadPicture: UploadPicture | undefined
}

/** The editor itself: toolbar and text. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { html, isDisabled, isInvalid, placeholder, onChange, onReady } = props
  const t = useRichTextText()
  const toolbarId = useId()
  const [notice, setNotice] = useState<'notUploaded' | 'notShown'>()
  const [uploads] = useState(() => new PictureUploads())
  // The last reported HTML; setting it again would move the caret.
  const told = useRef(html)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: sanitize(html),
    editable: !isDisabled,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'data-control': '', class: styles.text ?? '' },
      transformPastedHTML: sanitize,
      handlePaste: (_view, event) => takePictures(event.clipboardData),
      handleDrop: (_view, event) => takePictures(event.dataTransfer),
      handleKeyPress: insertLetter,
      handleKeyDown(_view, event) {
        if (!event.altKey || event.key !== 'F10') return false
        document.getElementById(toolbarId)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        return true
      },
    },
    onCreate: onReady,
    onUpdate: ({ editor: current }) => {
      told.current = current.isEmpty ? '' : sanitize(current.getHTML())
      onChange?.(told.current)
      const { uploadPicture } = props
      if (uploadPicture) uploads.follow(current, { upload: uploadPicture, onFailure: () => setNotice('notUploaded') })
    },
  })
  function takePictures(data: DataTransfer | null): boolean {
    const files = picturesOf(data)
    addPictures(files)
    return files.length > 0
  }

  function addPictures(files: readonly File[]) {
    setNotice(undefined)
    insertPictures(editor, files).catch(() => setNotice('notUploaded'))
  }

  const isEmpty = useEditorState({ editor, selector: (state) => state.editor.isEmpty })

  useEffect(
    function followValue() {
      if (html === told.current) return
      told.current = html
      editor.commands.setContent(sanitize(html), { emitUpdate: false })
    },
    [editor, html],
  )

  useEffect(
    function followDisabled() {
      editor.setEditable(!isDisabled, false)
    },
    [editor, isDisabled],
  )

  return (
    <div
      className={styles.frame}
      data-state={isDisabled ? 'disabled' : undefined}
      data-invalid={isInvalid || undefined}
    >
      <Toolbar id={toolbarId} editor={editor} isDisabled={isDisabled} onPictures={addPictures} />
      {notice && <output className={styles.notice}>{t(notice)}</output>}
      {/* Errors of pictures do not bubble; the policy of the page refuses pictures of hosts that are not allowed. */}
      <EditorContent
        editor={editor}
        className={styles.paper}
        data-placeholder={isEmpty ? placeholder : undefined}
        onErrorCapture={({ target }) => {
          if (target instanceof HTMLImageElement) setNotice('notShown')
        }}
      />
    </div>
  )
}
