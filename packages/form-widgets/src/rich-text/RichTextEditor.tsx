import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
import { EXTENSIONS } from './extensions.ts'
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
}

/** The editor itself: toolbar and text. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { html, isDisabled, isInvalid, placeholder, onChange, onReady } = props
  const toolbarId = useId()
  // What was told last: it comes back as `html` and must not be set again, or the caret would jump.
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
    },
  })
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
      <Toolbar id={toolbarId} editor={editor} isDisabled={isDisabled} />
      <EditorContent editor={editor} className={styles.paper} data-placeholder={isEmpty ? placeholder : undefined} />
    </div>
  )
}
