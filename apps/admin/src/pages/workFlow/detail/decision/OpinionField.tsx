import { Button, Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useId, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Decision.module.css'
import { PhraseEditor } from './PhraseEditor.tsx'
import { MAX_PHRASE, usePhrases } from './phrases.ts'

const MAX_LENGTH = 2000
const PRESETS = [1, 2, 3] as const

interface OpinionFieldProps {
  label: string
  placeholder: string
  /** Which ready phrases are offered: `agree`, `reject`; none for other decisions. */
  kind: string
  value: string
  onChange: (text: string) => void
}

/** The opinion, with ready phrases and those of the person. */
export function OpinionField({ label, placeholder, kind, value, onChange }: OpinionFieldProps) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  const own = usePhrases()
  const [wantsEditor, setWantsEditor] = useState(false)
  const isEditing = wantsEditor && own.phrases.length > 0
  const presets = kind === 'agree' || kind === 'reject' ? PRESETS.map((number) => t(`phrase.${kind}.${number}`)) : []
  const typed = value.trim()
  const texts = own.phrases.map(({ text }) => text)
  const isNew = typed !== '' && typed.length <= MAX_PHRASE && ![...texts, ...presets].includes(typed)
  const use = (text: string) =>
    onChange(typed === '' ? text : `${value}${t('phrase.join')}${text}`.slice(0, MAX_LENGTH))

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        value={value}
        onChange={onChange}
        placeholder={placeholder}
        maxLength={MAX_LENGTH}
        className={styles.growing ?? ''}
        rows={3}
      />
      {isEditing && <PhraseEditor phrases={own} />}
      <ul className={styles.phrases} aria-label={t('phrase.list')}>
        {!isEditing &&
          [...presets, ...texts].map((text) => (
            <li key={text}>
              <button type="button" className={styles.phrase} title={text} onClick={() => use(text)}>
                {text}
              </button>
            </li>
          ))}
        {isNew && !isEditing && (
          <li>
            <Button type="text" size="mini" onClick={() => own.add(typed)}>
              {t('phrase.add')}
            </Button>
          </li>
        )}
        {own.phrases.length > 0 && (
          <li>
            <Button type="text" size="mini" aria-expanded={isEditing} onClick={() => setWantsEditor(!isEditing)}>
              {t(isEditing ? 'phrase.done' : 'phrase.manage')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}
