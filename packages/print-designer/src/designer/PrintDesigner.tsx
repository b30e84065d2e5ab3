import { useText } from '@sqos/i18n/react'
import { insertLetter } from '@sqos/rich-text/editor'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { type CSSProperties, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { type Paper, paperSize } from '../page/paper.ts'
import type { PrintContext, PrintFieldSet, PrintRecord } from '../render/print-record.ts'
import { documentExtensions } from './document-schema.ts'
import { editorHtml, storedHtml } from './family-html.ts'
import { countParts } from './frame.ts'
import { FieldList } from './FieldList.tsx'
import { fieldGroups } from './field-groups.ts'
import styles from './PrintDesigner.module.css'
import { fillPages } from './page-break.ts'
import { PaperPreview } from './PaperPreview.tsx'
import { Settings } from './Settings.tsx'
import { Toolbar } from './Toolbar.tsx'

export interface PrintDesignerProps {
  /** The body as HTML. A body that is not edited is never reported, so it stays as it is. */
  html: string
  paper: Paper
  fields: PrintFieldSet
  onChange: (html: string) => void
  onPaperChange: (paper: Paper) => void
  /** Records for the preview; without any the preview says so. */
  records: readonly (PrintRecord & { title: string })[]
  /** `name/account` for the preview. */
  printer: PrintContext['printer']
  /** Style sheet with the font of paper, as of `PrintPreview`. */
  fontStyles?: string | undefined
}

/** Pixels of a millimetre. */
const PIXELS = 96 / 25.4
/** Milliseconds without a key after which the document is written. */
const PAUSE = 300

/**
 * Designer of a template on its paper: fields on one side, the page, settings on the other side, and a preview with a real
 * record. Documents flow over pages; frames have a free position.
 */
export function PrintDesigner(props: PrintDesignerProps) {
  const { html, paper, fields, onChange, onPaperChange, records, printer, fontStyles } = props
  const { t } = useText(NAMESPACE)
  const toolbarId = useId()
  /** The body as it is stored. Not a state: a key that the user types draws nothing but the text. */
  const stored = useRef(html)
  const [previewed, setPreviewed] = useState<string>()
  const isPreview = previewed !== undefined
  const showPreview = useCallback((isShown: boolean) => setPreviewed(isShown ? stored.current : undefined), [])
  const groups = useMemo(() => fieldGroups(fields, t), [fields, t])
  const labels = useMemo(
    () => new Map(groups.flatMap(({ entries }) => entries.map(({ tag, label }) => [tag, label]))),
    [groups],
  )
  const [extensions] = useState(() =>
    documentExtensions({
      labelOf: (tag) => labels.get(tag) ?? tag.slice(tag.indexOf('.') + 1),
      handleLabels: { move: t('frame.move'), size: t('frame.size') },
    }),
  )
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  function report(current: Editor) {
    clearTimeout(waiting.current)
    waiting.current = undefined
    const written = storedHtml(current.getHTML())
    stored.current = written
    setPreviewed((shown) => (shown === undefined ? undefined : written))
    onChange(written)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const editor = useEditor({
    extensions,
    content: editorHtml(html),
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('designer.body'),
        class: styles['body'] ?? '',
      },
      transformPastedHTML: editorHtml,
      handleKeyDown(_view, event) {
        if (!event.altKey || event.key !== 'F10') return false
        document.querySelector<HTMLElement>(`#${CSS.escape(toolbarId)} [tabindex="0"]`)?.focus()
        return true
      },
      handleKeyPress: insertLetter,
    },
    onUpdate: ({ editor: current }) => {
      clearTimeout(waiting.current)
      waiting.current = undefined
      // While the user types, the document is not written after each key; leaving the text writes it at once.
      if (current.isFocused) waiting.current = setTimeout(() => report(current), PAUSE)
      else report(current)
    },
    onBlur: ({ editor: current }) => {
      if (waiting.current !== undefined) report(current)
    },
  })
  const { width, height } = paperSize(paper)
  const { margins } = paper
  const parts = useEditorState({ editor, selector: ({ editor: { state } }) => countParts(state) })
  const bodyHeight = height - margins.top - margins.bottom
  useLayoutEffect(
    function startPartsOnPages() {
      if (isPreview) return undefined
      const body = editor.view.dom
      let frame = 0
      // In the next frame: an observer that changes what it observes is an error.
      const fillSoon = () => {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(() => fillPages(body, Math.max(5, bodyHeight) * PIXELS))
      }
      const seen = new ResizeObserver(fillSoon)
      seen.observe(body)
      // A short document has a least height: its content changes without changing it.
      editor.on('update', fillSoon)
      return () => {
        seen.disconnect()
        editor.off('update', fillSoon)
        cancelAnimationFrame(frame)
      }
    },
    [editor, bodyHeight, isPreview],
  )
  const sheet: CSSProperties = {
    inlineSize: `${width}mm`,
    minBlockSize: `${height + (parts - 1) * Math.max(5, bodyHeight)}mm`,
    paddingBlock: `${margins.top}mm ${margins.bottom}mm`,
    paddingInline: `${margins.left}mm ${margins.right}mm`,
  }

  return (
    <div className={styles['designer']}>
      <Toolbar id={toolbarId} editor={editor} isPreview={isPreview} onPreview={showPreview} />
      <FieldList groups={groups} editor={editor} isDisabled={isPreview} />
      <div className={styles['stage']}>
        {isPreview && (
          <PaperPreview html={previewed} paper={paper} records={records} printer={printer} fontStyles={fontStyles} />
        )}
        <div className={styles['sheet']} style={sheet} hidden={isPreview}>
          <EditorContent editor={editor} />
        </div>
      </div>
      <Settings editor={editor} paper={paper} onPaperChange={onPaperChange} groups={groups} />
    </div>
  )
}
