import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { type Completion, completionAt, type ScriptField, type Suggestion } from './script-completion.ts'
import styles from './ScriptEditor.module.css'

/** What can be done with the editor from outside. */
export interface ScriptEditorHandle {
  /** Puts a text where the cursor is. */
  insert: (text: string) => void
}

export interface ScriptEditorProps {
  event: string
  fields: readonly ScriptField[]
  value: string
  onChange: (value: string) => void
  handle: RefObject<ScriptEditorHandle | null>
}

/** px; as in the style sheet. */
const LINE = 21
const LETTER = 7.8
const EDGE = 12

/** A text area that offers the names that can follow: while typing, or with Ctrl + Space. Tab leaves it, as every field. */
export function ScriptEditor({ event, fields, value, onChange, handle }: ScriptEditorProps) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [completion, setCompletion] = useState<Completion & { place: { top: number; left: number } }>()
  const [active, setActive] = useState(0)
  const suggestions = completion?.suggestions ?? []
  const chosen = suggestions[active]

  function offer(element: HTMLTextAreaElement, isAsked: boolean) {
    const { value: text, selectionStart: cursor } = element
    const found = completionAt({ text, cursor }, { event, fields, isAsked })
    setActive(0)
    setCompletion(found && { ...found, place: placeOf(element, found.from) })
  }

  function put(text: string, from: number, to: number) {
    const element = area.current
    if (!element) return
    onChange(value.slice(0, from) + text + value.slice(to))
    setCompletion(undefined)
    element.focus()
    requestAnimationFrame(() => element.setSelectionRange(from + text.length, from + text.length))
  }

  const take = (suggestion: Suggestion | undefined) => {
    const cursor = area.current?.selectionStart
    if (suggestion && completion && cursor !== undefined) put(suggestion.text, completion.from, cursor)
  }

  useImperativeHandle(handle, () => ({
    insert: (text) => area.current && put(text, area.current.selectionStart, area.current.selectionEnd),
  }))

  function press(pressed: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, nativeEvent, currentTarget } = pressed
    if (nativeEvent.isComposing) return
    const last = suggestions.length - 1
    if (key === ' ' && ctrlKey) offer(currentTarget, true)
    else if (!completion) return
    else if (key === 'ArrowDown') setActive(active === last ? 0 : active + 1)
    else if (key === 'ArrowUp') setActive(active === 0 ? last : active - 1)
    else if (key === 'Enter') take(chosen)
    else if (key === 'Escape') setCompletion(undefined)
    else return
    pressed.preventDefault()
    pressed.stopPropagation()
  }

  return (
    <div className={styles.editor}>
      <textarea
        ref={area}
        className={styles.code}
        aria-label={event}
        aria-describedby={`${id}-hint`}
        aria-autocomplete="list"
        {...(completion && { 'aria-controls': id, 'aria-activedescendant': `${id}-${active}` })}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
          offer(currentTarget, false)
        }}
        onKeyDown={press}
        onClick={() => setCompletion(undefined)}
        onBlur={() => setCompletion(undefined)}
        onScroll={() => setCompletion(undefined)}
      />
      {completion && (
        <div
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- names beside a text, not a field of their own
          role="listbox"
          tabIndex={-1}
          aria-label={t('script.suggestions')}
          className={styles.list}
          style={{ insetBlockStart: completion.place.top, insetInlineStart: completion.place.left }}
        >
          {suggestions.map((suggestion, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text area has the focus and the keys
            <div
              key={suggestion.text}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag belongs to a select
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
              onMouseDown={(pressed) => pressed.preventDefault()}
              onClick={() => take(suggestion)}
            >
              <code>{suggestion.text}</code>
              <span className={styles.label}>{suggestion.label}</span>
            </div>
          ))}
        </div>
      )}
      <output className={styles.spoken}>
        {chosen &&
          t('script.suggested', { count: suggestions.length, text: chosen.text, label: chosen.label, at: active + 1 })}
      </output>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('script.hint')}
      </p>
    </div>
  )
}

/** Below the beginning of a word, within what is in sight. */
function placeOf(element: HTMLTextAreaElement, from: number) {
  const lines = element.value.slice(0, from).split('\n')
  const line = lines.at(-1) ?? ''
  const columns = line.length + 0.67 * line.replaceAll(/[^\u2E80-\uFFFF]/g, '').length
  const { scrollTop, scrollLeft, clientWidth, clientHeight } = element
  const fit = (wanted: number, most: number) => Math.max(0, Math.min(wanted, most))
  return {
    top: fit(EDGE + lines.length * LINE - scrollTop, clientHeight - 40),
    left: fit(EDGE + columns * LETTER - scrollLeft, clientWidth - 280),
  }
}
