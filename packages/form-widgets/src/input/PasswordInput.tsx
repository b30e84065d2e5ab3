import { Input, type InputProps } from '@arco-design/web-react'
import { IconEye, IconEyeInvisible } from '@arco-design/web-react/icon'
import { useState } from 'react'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './PasswordInput.module.css'

/** A text box that hides what is typed. Arco's own eye has no name and is no button. */
export function PasswordInput(props: InputProps) {
  const { t } = useWidgetText()
  const [isShown, setShown] = useState(false)
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.eye}
          aria-label={t(isShown ? 'input.hidePassword' : 'input.showPassword')}
          disabled={props.disabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <IconEye /> : <IconEyeInvisible />}
        </button>
      }
    />
  )
}
