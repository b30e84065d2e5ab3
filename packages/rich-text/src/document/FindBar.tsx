import { Button, Input } from '@arco-design/web-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useRichTextText } from '../texts/text-context.ts'
import styles from '../Toolbar.module.css'
import { find, findResult, findStep, replaceAllFound, replaceFound } from './find.ts'

interface FindBarProps {
  editor: Editor
  isDisabled: boolean
  onClose: () => void
}

/** Searches and replaces text, between toolbar and text. */
export function FindBar({ editor, isDisabled, onClose }: FindBarProps) {
  const t = useRichTextText()
  const [query, setQuery] = useState('')
  const [replacement, setReplacement] = useState('')
  const result = useEditorState({ editor, selector: ({ editor: current }) => findResult(current) })

  useEffect(
    function removeMarks() {
      return () => {
        if (!editor.isDestroyed) find(editor, '')
      }
    },
    [editor],
  )

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) findStep(editor, event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') {
      onClose()
      editor.commands.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that bubble from its controls
    <div className={styles.ask} onKeyDown={onKeyDown}>
      <div className={styles.line}>
        <Input
          autoFocus
          size="small"
          className={styles.address ?? ''}
          aria-label={t('findText')}
          placeholder={t('findText')}
          value={query}
          onChange={(next) => {
            setQuery(next)
            find(editor, next)
          }}
        />
        <output className={styles.found}>{query && t('foundCount', result)}</output>
        <Button size="small" onClick={() => findStep(editor, -1)}>
          {t('findPrevious')}
        </Button>
        <Button size="small" onClick={() => findStep(editor, 1)}>
          {t('findNext')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      {!isDisabled && (
        <div className={styles.line}>
          <Input
            size="small"
            className={styles.address ?? ''}
            aria-label={t('replaceText')}
            placeholder={t('replaceText')}
            value={replacement}
            onChange={setReplacement}
          />
          <Button size="small" onClick={() => replaceFound(editor, replacement)}>
            {t('replace')}
          </Button>
          <Button size="small" onClick={() => replaceAllFound(editor, replacement)}>
            {t('replaceAll')}
          </Button>
        </div>
      )}
    </div>
  )
}
