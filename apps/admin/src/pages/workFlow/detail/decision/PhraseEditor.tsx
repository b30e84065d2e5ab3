import { Button, Input } from '@arco-design/web-react'
import { IconDelete, IconDown, IconUp } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Decision.module.css'
import { MAX_PHRASE, type Phrase, type Phrases } from './phrases.ts'

/** Changes, orders and deletes the phrases of the person. A phrase is saved when its field is left. */
export function PhraseEditor({ phrases: { phrases, change, remove, sort } }: { phrases: Phrases }) {
  const { t } = useText(NAMESPACE)
  const list = useRef<HTMLUListElement>(null)

  function removeAt(index: number, id: string) {
    // The focus stays in the list, on a row that remains.
    const rows = [...(list.current?.querySelectorAll('input') ?? [])]
    ;(rows[index + 1] ?? rows[index - 1])?.focus()
    remove(id)
  }

  function move(index: number, step: 1 | -1) {
    const ids = phrases.map(({ id }) => id)
    const [id] = ids.splice(index, 1)
    if (id !== undefined) sort(ids.toSpliced(index + step, 0, id))
  }

  return (
    <ul ref={list} className={styles.phraseRows} aria-label={t('phrase.manage')}>
      {phrases.map((phrase, index) => (
        <li key={phrase.id}>
          <PhraseField phrase={phrase} number={index + 1} onSave={(text) => change(phrase.id, text)} />
          <Button
            iconOnly
            type="text"
            icon={<IconUp aria-hidden="true" />}
            aria-label={t('phrase.up', { text: phrase.text })}
            title={t('phrase.up', { text: phrase.text })}
            disabled={index === 0}
            onClick={() => move(index, -1)}
          />
          <Button
            iconOnly
            type="text"
            icon={<IconDown aria-hidden="true" />}
            aria-label={t('phrase.down', { text: phrase.text })}
            title={t('phrase.down', { text: phrase.text })}
            disabled={index === phrases.length - 1}
            onClick={() => move(index, 1)}
          />
          <Button
            iconOnly
            type="text"
            icon={<IconDelete aria-hidden="true" />}
            aria-label={t('phrase.remove', { text: phrase.text })}
            title={t('phrase.remove', { text: phrase.text })}
            onClick={() => removeAt(index, phrase.id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface PhraseFieldProps {
  phrase: Phrase
  /** Position in the list, from 1. */
  number: number
  onSave: (text: string) => void
}

function PhraseField({ phrase, number, onSave }: PhraseFieldProps) {
  const { t } = useText(NAMESPACE)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? phrase.text

  function save() {
    const next = text.trim()
    if (next !== '' && next !== phrase.text) onSave(next)
    setTyped(undefined)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter saves the phrase, not the decision; Escape takes back what was typed before it closes the dialog.
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      save()
    }
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
    }
  }

  return (
    <Input
      aria-label={t('phrase.edit', { number })}
      value={text}
      maxLength={MAX_PHRASE}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={onKeyDown}
    />
  )
}
