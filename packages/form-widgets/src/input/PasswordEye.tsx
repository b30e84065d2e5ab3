import { IconEye, IconEyeInvisible } from '@arco-design/web-react/icon'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './PasswordEye.module.css'

interface PasswordEyeProps {
  isShown: boolean
  disabled: boolean
  onToggle: () => void
}

/** Shows and hides what is typed. Arco's own eye has no name and is no button. */
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
