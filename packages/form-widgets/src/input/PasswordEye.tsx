import { IconEye, IconEyeInvisible } from '@arco-design/web-react/icon'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './PasswordEye.module.css'

interface PasswordEyeProps {
  isShown: boolean
  disabled: boolean
  onToggle: () => void
}

/** A button that shows and hides the password. Arco's icon has no name and is not a button. */
export function PasswordEye({ isShown, disabled, onToggle }: PasswordEyeProps) {
  const { t } = useWidgetText()
  return (
    <button
      type="button"
      className={styles.eye}
      aria-label={t(isShown ? 'input.hidePassword' : 'input.showPassword')}
      disabled={disabled}
      onClick={onToggle}
    >
      {isShown ? <IconEye /> : <IconEyeInvisible />}
    </button>
  )
}
