import { Button, type ButtonProps } from '@arco-design/web-react'
import type { FieldMode } from '../base/field-props.ts'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './FormButton.module.css'

export interface FormButtonProps {
  /** Default 按钮. */
  text?: string | undefined
  /** Default: plain. */
  type?: '' | 'primary' | 'success' | 'info' | 'warning' | 'danger' | undefined
  /** Default `left`. */
  align?: 'left' | 'center' | 'right' | undefined
  disabled?: boolean | undefined
  /** A button does nothing in `readonly` and `detail`. */
  mode?: FieldMode | undefined
  onClick?: ((event: Event) => void) | undefined
}

const LOOKS: Record<NonNullable<FormButtonProps['type']>, ButtonProps> = {
  '': {},
  primary: { type: 'primary' },
  success: { type: 'primary', status: 'success' },
  info: { type: 'secondary' },
  warning: { type: 'primary', status: 'warning' },
  danger: { type: 'primary', status: 'danger' },
}

/** A button that runs a script of the form. Kind `button`. */
export function FormButton({
  text,
  type = '',
  align = 'left',
  disabled = false,
  mode = 'edit',
  onClick,
}: FormButtonProps) {
  const { t } = useWidgetText()
  return (
    <div className={styles.place} data-align={align}>
      <Button {...LOOKS[type]} disabled={disabled || mode !== 'edit'} onClick={(event) => onClick?.(event)}>
        {text || t('button.text')}
      </Button>
    </div>
  )
}
