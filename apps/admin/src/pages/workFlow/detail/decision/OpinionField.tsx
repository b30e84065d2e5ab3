import { Button, Input } from '@arco-design/web-react'
import { IconClose } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useId } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Decision.module.css'
import { usePhrases } from './phrases.ts'

const MAX_LENGTH = 2000
const MAX_PHRASE = 500
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
  const { phrases, add, remove } = usePhrases()
  const presets = kind === 'agree' || kind === 'reject' ? PRESETS.map((number) => t(`phrase.${kind}.${number}`)) : []
  const typed = value.trim()
  const texts = phrases.map(({ text }) => text)
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
        autoSize={{ minRows: 3, maxRows: 8 }}
      />
      <ul className={styles.phrases} aria-label={t('phrase.list')}>
        {presets.map((text) => (
          <li key={text}>
            <button type="button" className={styles.phrase} onClick={() => use(text)}>
              {text}
            </button>
          </li>
        ))}
        {phrases.map(({ id: phraseId, text }) => (
          <li key={phraseId}>
            <button type="button" className={styles.phrase} title={text} onClick={() => use(text)}>
              {text}
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={t('phrase.remove', { text })}
              onClick={() => remove(phraseId)}
            >
              <IconClose aria-hidden="true" />
            </button>
          </li>
        ))}
        {isNew && (
          <li>
            <Button type="text" size="mini" onClick={() => add(typed)}>
              {t('phrase.add')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}
