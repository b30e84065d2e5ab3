import { Input } from '@arco-design/web-react'
import type { RefInputType } from '@arco-design/web-react/es/Input/interface'
import { IconEye, IconEyeInvisible } from '@arco-design/web-react/icon'
import { refAsProp } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import type { KeyboardEvent, Ref } from 'react'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { Field } from './Field.tsx'
import styles from './PasswordInput.module.css'

interface PasswordInputProps {
  ref?: Ref<RefInputType>
  /** Default: the word for password. */
  label?: string | undefined
  /** True for a new password, which the browser does not fill in. */
  isNew?: boolean | undefined
  value: string
  onChange: (value: string) => void
  placeholder: string
  error?: string | undefined
  autoFocus?: boolean
}

/** Password input with a visibility toggle and a Caps Lock warning. */
export const PasswordInput = refAsProp(function PasswordInput({
  ref,
  label,
  isNew = false,
  error,
  ...input
}: PasswordInputProps) {
  const { t } = useText(NAMESPACE)
  const [shown, setShown] = useState(false)
  const capsLock = useCapsLock()

  return (
    <Field label={label ?? t('password')} error={error} notice={capsLock.isOn ? t('capsLock') : undefined}>
      {(links) => (
        <Input
          {...links}
          {...input}
          {...capsLock.listeners}
          ref={ref}
          size="large"
          type={shown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          spellCheck={false}
          suffix={
            <button
              type="button"
              className={styles['toggle']}
              aria-label={t(shown ? 'hidePassword' : 'showPassword')}
              onClick={(event) => {
                // The wrapper would take the focus away from this button.
                event.stopPropagation()
                setShown(!shown)
              }}
            >
              {shown ? <IconEye aria-hidden /> : <IconEyeInvisible aria-hidden />}
            </button>
          }
        />
      )}
    </Field>
  )
})

function useCapsLock() {
  const [isOn, setIsOn] = useState(false)
  const look = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'))
  return { isOn, listeners: { onKeyDown: look, onKeyUp: look, onBlur: () => setIsOn(false) } }
}
