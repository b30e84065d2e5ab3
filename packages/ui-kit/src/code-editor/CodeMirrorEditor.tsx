import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useStableCallback } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CODE_EDITOR } from './catalogue.ts'
import styles from './CodeEditor.module.css'
import { baseExtensions, settingExtensions } from './extensions.ts'
import { keepKeys } from './keep-keys.ts'
import { fromParent } from './max-length.ts'
import type { CodeEditorProps } from './types.ts'

export interface LoadedEditorProps extends CodeEditorProps {
  /** The parser of the language. */
  support: Extension
}

/** Maximum number of reported texts that have not come back as `value` yet. */
const MOST_REPORTED = 20

/**
 * The editor itself. It is rendered in a shadow root. There CodeMirror uses an adopted style sheet, which a strict
 * Content-Security-Policy allows; it would block a `style` element without a nonce (docs/adr/0030).
 */
export function CodeMirrorEditor(props: LoadedEditorProps) {
  const { handle, id, value = '', onBlur } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const kept = useRef<EditorState>(undefined)
  const wasFocused = useRef(false)
  const reported = useRef<string[]>([])
  /** The view that has its settings. */
  const isSet = useRef<EditorView>(undefined)
  const [settings] = useMemo(() => [new Compartment()], [])
  const extensions = useSettings(props)

  const report = useStableCallback((text: string) => {
    reported.current = [...reported.current, text].slice(-MOST_REPORTED)
    props.onChange?.(text)
  })

  // Runs before the other effects, which use the view.
  useLayoutEffect(
    function drawEditor() {
      const element = host.current
      if (!element) return
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
      // A hidden page removes its effects. The kept state preserves the cursor and the undo history.
      kept.current ??= EditorState.create({
        doc: value,
        extensions: [
          baseExtensions,
          settings.of([]),
          EditorView.updateListener.of(({ docChanged, transactions, state, view: { hasFocus } }) => {
            if (hasFocus) wasFocused.current = true
            if (docChanged && !transactions.some((one) => one.annotation(fromParent))) report(state.doc.toString())
          }),
        ],
      })
      const editor = new EditorView({ state: kept.current, parent: root, root })
      view.current = editor
      const release = keepKeys(element)
      return () => {
        kept.current = editor.state
        view.current = undefined
        editor.destroy()
        release()
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the value only begins the text; later values are applied below
    [settings, report],
  )

  useLayoutEffect(
    function applySettings() {
      const apply = () => view.current?.dispatch({ effects: settings.reconfigure(extensions) })
      if (isSet.current !== view.current) apply()
      // A later change may come from a report of the editor, in the middle of its update.
      else queueMicrotask(apply)
      isSet.current = view.current
    },
    [settings, extensions],
  )

  useLayoutEffect(
    function applyValue() {
      const editor = view.current
      if (!editor) return
      const place = reported.current.lastIndexOf(value)
      // The typed text comes back as the value, possibly after the next letter was typed.
      if (place >= 0) {
        reported.current = reported.current.slice(place)
        return
      }
      reported.current = []
      if (editor.state.toText(value).eq(editor.state.doc)) return
      editor.dispatch({
        changes: { from: 0, to: editor.state.doc.length, insert: value },
        annotations: fromParent.of(true),
      })
    },
    [value],
  )

  useImperativeHandle(handle, () => ({
    insert(text) {
      const editor = view.current
      if (!editor || editor.state.readOnly) return
      const { main } = editor.state.selection
      const end = editor.state.doc.length
      const { from, to } = wasFocused.current ? main : { from: end, to: end }
      editor.dispatch({
        changes: { from, to, insert: text },
        selection: { anchor: from + text.length },
        userEvent: 'input.paste',
        scrollIntoView: true,
      })
      editor.focus()
    },
  }))

  const [takesFocus] = useState(props.autoFocus === true)
  useEffect(
    function focusOnce() {
      const editor = view.current
      if (!takesFocus || !editor) return
      editor.dispatch({ selection: { anchor: editor.state.doc.length } })
      editor.focus()
    },
    [takesFocus],
  )

  useEffect(function focusByLabel() {
    const element = host.current
    const label = element?.closest('.arco-form-item')?.querySelector('label')
    const focus = () => view.current?.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [])

  return <div ref={host} id={id} className={styles.host} data-code-editor="" onBlur={onBlur} />
}

/** The extensions that follow the props and the language of the page. */
function useSettings(props: LoadedEditorProps): Extension {
  const { support, language, label, description, placeholder, maxLength, readOnly, isInvalid, highlight } = props
  const { t } = useText(CODE_EDITOR)
  const complete = useStableCallback(props.complete ?? (() => undefined))
  const check = useStableCallback(props.check ?? (async () => []))
  const chips = useStableCallback(props.chips ?? (() => []))
  const hasChips = props.chips !== undefined
  const canComplete = props.complete !== undefined
  const canCheck = props.check !== undefined

  return useMemo(
    () =>
      settingExtensions(
        {
          support,
          language,
          label,
          description,
          placeholder,
          maxLength,
          readOnly,
          isInvalid,
          highlight,
          chips: hasChips ? (text: string) => chips(text) ?? [] : undefined,
          complete: canComplete ? complete : undefined,
          check: canCheck ? async (text: string) => (await check(text)) ?? [] : undefined,
        },
        t,
      ),
    [
      support,
      language,
      label,
      description,
      placeholder,
      maxLength,
      readOnly,
      isInvalid,
      highlight,
      hasChips,
      chips,
      canComplete,
      complete,
      canCheck,
      check,
      t,
    ],
  )
}
