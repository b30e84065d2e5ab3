import { Button } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { useUnsavedInput } from '@sqos/ui-kit'
import { NAMESPACE } from '../catalogue.ts'
import { Failure } from '../field/Failure.tsx'
import { PasswordInput } from '../field/PasswordInput.tsx'
import { CaptchaField } from '../sign-in/CaptchaField.tsx'
import styles from './ChangePasswordForm.module.css'
import { StrengthMeter } from './StrengthMeter.tsx'
import { type PasswordField, useChangePassword } from './use-change-password.ts'

export interface ChangePasswordFormProps {
  /**
   * Called after the change, which signs out the other devices of the user. The form stays busy until it resolves.
   */
  onChanged: () => unknown
  /** Origin of the API for the captcha; empty when the page comes from the same server. */
  apiBaseUrl?: string | undefined
  /** Text below the fields; by default it says that every device is signed out. */
  note?: string | undefined
}

/** Characters of the captcha. */
const CAPTCHA_LENGTH = 4

/** The old password, the new one twice, and a captcha. */
export function ChangePasswordForm({ onChanged, apiBaseUrl = '', note }: ChangePasswordFormProps) {
  const { t } = useText(NAMESPACE)
  const { form: element, ...form } = useChangePassword(onChanged)
  useUnsavedInput(() => form.isTouched)

  const control = (field: PasswordField) => {
    const problem = form.problemOf(field)
    return { value: form.values[field], onChange: form.change(field), error: problem && t(problem) }
  }

  return (
    <form
      ref={element}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <Failure text={form.failure} />
      <div data-field="oldPassword">
        <PasswordInput label={t('oldPassword')} placeholder={t('oldPassword')} {...control('oldPassword')} />
      </div>
      <div data-field="password">
        <PasswordInput isNew label={t('newPassword')} placeholder={t('newPasswordHint')} {...control('password')} />
        <StrengthMeter password={form.values.password} />
      </div>
      <div data-field="password2">
        <PasswordInput isNew label={t('repeatPassword')} placeholder={t('repeatPassword')} {...control('password2')} />
      </div>
      <div data-field="code">
        <CaptchaField
          image={`${apiBaseUrl}/api/file/ImageCode/${form.timestamp}`}
          length={CAPTCHA_LENGTH}
          onRefresh={form.refreshCaptcha}
          {...control('code')}
        />
      </div>
      <p className={styles['note']}>{note ?? t('changePasswordNote')}</p>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        className={styles['submit'] ?? ''}
        loading={form.isBusy}
        aria-disabled={form.isBusy}
      >
        {t('changePassword')}
      </Button>
    </form>
  )
}
