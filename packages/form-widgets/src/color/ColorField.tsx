import { Input } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { useState } from 'react'
import { ControlGroup } from '../base/ControlGroup.tsx'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { type Reader, UNREADABLE } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './ColorField.module.css'
import { alphaOf, hexOf, isColor, rgbOf, withAlpha } from './color-text.ts'

export interface ColorFieldProps extends FieldProps {
  /** A colour of CSS: `#1890ff`, `rgba(24, 144, 255, 0.5)`. */
  value?: string | null | undefined
  /** `#rrggbb`, `#rrggbbaa` with alpha, or the typed text; `null` when cleared. */
  onChange?: ((value: string | null) => void) | undefined
  /** How a chosen colour is written. Default `hex`. */
  format?: 'hex' | 'rgb' | undefined
  /** Offers the opacity. Default false. */
  showAlpha?: boolean | undefined
}

const readColor: Reader<string> = (value) => (typeof value === 'string' && isColor(value) ? value.trim() : UNREADABLE)

/** A colour, by the browser's colour picker or as text. Kind `colorPicker`. */
export const ColorField = memoWithRef(function ColorField(props: ColorFieldProps) {
  const { t } = useWidgetText()
  const field = useField(props, readColor)
  const { value } = field
  const { onChange, showAlpha = false } = props
  const alpha = alphaOf(value)
  // Unfinished text is not an error.
  const [draft, setDraft] = useState<string>()

  const choose = (hex: string, opacity: number) =>
    onChange?.(props.format === 'rgb' ? rgbOf(hex, opacity) : withAlpha(hex, opacity))

  function type(text: string) {
    setDraft(text)
    if (text.trim() === '') onChange?.(null)
    else if (isColor(text)) onChange?.(text.trim())
  }

  return (
    <FieldBox field={field} text={value ?? ''} view={value && <Swatch color={value} />}>
      <ControlGroup disabled={field.control.disabled}>
        <input
          type="color"
          className={styles.chooser}
          data-empty={value === undefined || undefined}
          aria-label={t('color.choose')}
          value={hexOf(value)}
          onChange={(event) => choose(event.target.value, alpha)}
        />
        <Input
          {...field.control}
          className={styles.text ?? ''}
          aria-label={t('color.text')}
          value={draft ?? value ?? ''}
          allowClear
          placeholder={props.placeholder ?? '#1890ff'}
          onChange={type}
          onBlur={() => setDraft(undefined)}
        />
        {showAlpha && (
          <label className={styles.alpha}>
            {t('color.alpha')}
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(alpha * 100)}
              onChange={(event) => choose(hexOf(value), Number(event.target.value) / 100)}
            />
            <output>{Math.round(alpha * 100)}%</output>
          </label>
        )}
      </ControlGroup>
    </FieldBox>
  )
})

function Swatch({ color }: { color: string }) {
  return (
    <span className={styles.swatch}>
      <span className={styles.patch} style={{ background: color }} />
      {color}
    </span>
  )
}
