import { Switch } from '@arco-design/web-react'
import { memoWithRef } from '@sqos/hooks'
import { FieldBox } from '../base/FieldBox.tsx'
import type { FieldProps } from '../base/field-props.ts'
import { type Reader, UNREADABLE } from '../base/readers.ts'
import { useField } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'

/** What a switch stores. */
export type SwitchValue = string | number | boolean

export interface SwitchFieldProps extends FieldProps {
  value?: SwitchValue | null | undefined
  onChange?: ((value: SwitchValue) => void) | undefined
  /** Stored when on. Default 1. */
  activeValue?: SwitchValue | undefined
  /** Stored when off. Default 0. */
  inactiveValue?: SwitchValue | undefined
  /** A colour of CSS behind the knob. */
  activeColor?: string | null | undefined
  inactiveColor?: string | null | undefined
  /** Default 开. */
  activeText?: string | undefined
  /** Default 关. */
  inactiveText?: string | undefined
}

/** On or off. Kind `switch`. */
export const SwitchField = memoWithRef(function SwitchField(props: SwitchFieldProps) {
  const { t } = useWidgetText()
  const { activeValue = 1, inactiveValue = 0, onChange } = props
  const field = useField(props, readSwitch({ activeValue, inactiveValue }))
  const isOn = field.value ?? false
  const { disabled, size } = field.control
  const color = isOn ? props.activeColor : props.inactiveColor
  const texts = { on: props.activeText ?? t('switch.on'), off: props.inactiveText ?? t('switch.off') }

  return (
    <FieldBox field={field} text={isOn ? texts.on : texts.off}>
      <Switch
        checked={isOn}
        disabled={disabled}
        {...(size && { size: size === 'mini' || size === 'small' ? 'small' : 'default' })}
        {...(color && { style: { backgroundColor: color } })}
        checkedText={texts.on}
        uncheckedText={texts.off}
        onChange={(next) => onChange?.(next ? activeValue : inactiveValue)}
      />
    </FieldBox>
  )
})

/** Reads older rows, which have text instead of numbers and true instead of 1. */
const readSwitch =
  ({ activeValue, inactiveValue }: { activeValue: SwitchValue; inactiveValue: SwitchValue }): Reader<boolean> =>
  (value) => {
    const text = String(value)
    if (value === true || text === String(activeValue)) return true
    return value === false || text === String(inactiveValue) ? false : UNREADABLE
  }
