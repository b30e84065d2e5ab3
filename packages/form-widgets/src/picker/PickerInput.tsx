import { Input } from '@arco-design/web-react'
import { IconClose } from '@arco-design/web-react/icon'
import type { KeyboardEvent, ReactNode } from 'react'
import type { ControlProps } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './PickerInput.module.css'

export interface PickerInputProps {
  control: ControlProps
  /** The text of the choice. */
  text: string
  placeholder: string
  /** The kind of popup. */
  popup: 'dialog' | 'tree'
  /** Id of the open popup. */
  popupId: string
  isOpen: boolean
  isClearable: boolean
  /** The icon at the end of the box. */
  icon: ReactNode
  onOpen: () => void
  onClear: () => void
}

/** A read-only box that shows the choice and opens a popup. */
export function PickerInput(props: PickerInputProps) {
  const { control, text, popup, popupId, isOpen, onOpen, onClear } = props
  const { t } = useWidgetText()
  const canClear = props.isClearable && !control.disabled && text !== ''

  function onKeyDown(event: KeyboardEvent) {
    if (control.disabled || event.defaultPrevented) return
    if (['Enter', ' ', 'ArrowDown'].includes(event.key)) onOpen()
    else if (canClear && ['Delete', 'Backspace'].includes(event.key)) onClear()
    else return
    event.preventDefault()
  }

  const combobox = {
    role: 'combobox',
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? popupId : undefined,
    title: text || undefined,
    autoComplete: 'off',
  }
  return (
    <Input
      {...control}
      {...combobox}
      className={styles.picker ?? ''}
      value={text}
      placeholder={props.placeholder}
      readOnly
      onClick={control.disabled ? undefined : onOpen}
      onKeyDown={onKeyDown}
      suffix={
        <span className={styles.suffix}>
          {canClear && (
            <button
              type="button"
              className={styles.clear}
              aria-label={t('clear')}
              onClick={(event) => {
                onClear()
                // The clear button disappears with the value; keeps the focus in the field.
                event.currentTarget.closest(`.${styles.picker}`)?.querySelector('input')?.focus()
              }}
            >
              <IconClose aria-hidden />
            </button>
          )}
          <button
            type="button"
            className={styles.open}
            tabIndex={-1}
            aria-label={t('popupSelect.open')}
            disabled={control.disabled}
            onClick={onOpen}
          >
            {props.icon}
          </button>
        </span>
      }
    />
  )
}
