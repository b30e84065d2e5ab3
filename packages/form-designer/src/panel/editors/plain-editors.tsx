import { Button, Input, InputNumber, Switch } from '@arco-design/web-react'
import { IconClose } from '@arco-design/web-react/icon'
import { asBoolean, asNumber, asText } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../../catalogue.ts'
import type { EditorProps } from '../PropertyRow.tsx'
import styles from './Editors.module.css'

const MAX = 1_000_000_000

export const TextEditor = ({ id, value, editor, onChange }: EditorProps<'text'>) => (
  <Input
    id={id}
    size="small"
    maxLength={editor.maxLength ?? 500}
    value={asText(value) ?? ''}
    onChange={(text) => onChange(text, { typed: true })}
  />
)

/** A stored value: digits become a number, an empty text removes the value. */
export const StoredEditor = ({ id, value, onChange }: EditorProps<'stored'>) => (
  <Input
    id={id}
    size="small"
    maxLength={50}
    value={asText(value) ?? (typeof value === 'boolean' ? String(value) : '')}
    onChange={(text) => onChange(storedOf(text), { typed: true })}
  />
)

function storedOf(text: string): string | number | null {
  if (text === '') return null
  return String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text
}

export const NoteEditor = ({ id, value, onChange }: EditorProps<'note'>) => (
  <Input.TextArea
    id={id}
    rows={4}
    maxLength={5000}
    value={asText(value) ?? ''}
    onChange={(text) => onChange(text, { typed: true })}
  />
)

export const NumberEditor = ({ id, value, editor, onChange }: EditorProps<'number'>) => (
  <InputNumber
    id={id}
    size="small"
    min={editor.min ?? -MAX}
    max={editor.max ?? MAX}
    step={editor.step ?? 1}
    {...(asNumber(value) === undefined ? { value: '' } : { value: asNumber(value) ?? 0 })}
    onChange={(number) => onChange(asNumber(number) ?? null, { typed: true })}
  />
)

export const FlagEditor = ({ id, label, value, editor, onChange }: EditorProps<'flag'>) => (
  <span>
    <Switch
      id={id}
      size="small"
      aria-label={label}
      checked={asBoolean(value) ?? editor.otherwise === true}
      onChange={(on) => onChange(on)}
    />
  </span>
)

export function ChoiceEditor({ id, label, name, value, editor, onChange }: EditorProps<'choice'>) {
  const { t } = useText(NAMESPACE)
  const [first = ''] = editor.values
  const chosen = editor.values.find((one) => String(one) === asText(value)) ?? asText(value) ?? first
  return (
    <Select
      id={id}
      aria-label={label}
      size="small"
      value={chosen}
      options={editor.values.map((one) => ({
        value: one,
        label: editor.isPlain ? String(one) : t(`choice.${name}.${choiceKey(one)}`),
      }))}
      onChange={(next: unknown) => onChange(next)}
    />
  )
}

/** The text key of a choice; keys have no dots: `.xls,.xlsx` becomes `xls-xlsx`. */
const choiceKey = (value: string | number): string =>
  value === '' ? 'none' : String(value).replaceAll(/[.*/]/g, '').replaceAll(',', '-')

/** A colour; empty for the default. */
export function ColourEditor({ id, value, onChange }: EditorProps<'colour'>) {
  const { t } = useText(NAMESPACE)
  const colour = asText(value) ?? ''
  return (
    <span className={styles.colour}>
      <input
        id={id}
        type="color"
        data-empty={colour === '' || undefined}
        value={/^#[\da-f]{6}$/i.test(colour) ? colour : longColour(colour)}
        onChange={({ target }) => onChange(target.value, { typed: true })}
      />
      <span className={styles.hint}>{colour || t('colour.none')}</span>
      {colour !== '' && (
        <Button
          size="mini"
          type="text"
          icon={<IconClose aria-hidden="true" />}
          aria-label={t('reference.clear')}
          onClick={() => onChange(null)}
        />
      )}
    </span>
  )
}

/** `#abc` → `#aabbcc`, the only form that `<input type="color">` accepts. */
const longColour = (text = '#000'): string =>
  /^#[\da-f]{3}$/i.test(text) ? text.replaceAll(/[\da-f]/gi, '$&$&') : '#000000'
