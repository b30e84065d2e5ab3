import { Button, Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { Failure } from '../field/Failure.tsx'
import { Field } from '../field/Field.tsx'
import { PasswordInput } from '../field/PasswordInput.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import styles from './SignInForm.module.css'
import { type SignInOptions, useSignIn } from './use-sign-in.ts'

interface SignInFormProps extends SignInOptions {
  /** Heading; left out where a dialog has one. */
  title?: string | undefined
  apiBaseUrl: string
}

/** Sign-in form: account, password and, if the server requires it, a proof of work or a captcha image. */
export function SignInForm({ title, apiBaseUrl, ...options }: SignInFormProps) {
  const { t } = useText(NAMESPACE)
  const form = useSignIn(options)
  const { values, errors, picture, failure, isBusy, isChecking } = form
  const errorOf = (field: keyof typeof errors) => (errors[field] === '' ? t(`${field}Required`) : errors[field])

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {title && <h1 className={styles['title']}>{title}</h1>}
      <Failure text={failure} />
      <Field label={t('account')} error={errorOf('account')} hint={t('accountHint')}>
        {(links) => (
          <Input
            {...links}
            ref={form.keep('account')}
            size="large"
            autoFocus={!options.account}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            placeholder={t('accountPlaceholder')}
            value={values.account}
            onChange={form.change('account')}
            onBlur={form.leaveAccount}
          />
        )}
      </Field>
      <PasswordInput
        ref={form.keep('password')}
        autoFocus={Boolean(options.account)}
        placeholder={t('passwordPlaceholder')}
        value={values.password}
        onChange={form.change('password')}
        error={errorOf('password')}
      />
      {picture && (
        <CaptchaField
          ref={form.keep('code')}
          image={`${apiBaseUrl}/api/oauth/ImageCode/${picture.length}/${picture.timestamp}`}
          length={picture.length}
          value={values.code}
          onChange={form.change('code')}
          onRefresh={form.refreshPicture}
          error={errorOf('code')}
        />
      )}
      <Button type="primary" htmlType="submit" size="large" long loading={isBusy} aria-disabled={isBusy}>
        {t(isChecking ? 'checking' : isBusy ? 'signingIn' : 'signIn')}
      </Button>
      <output className={styles['note']}>{isChecking && t('checkingNote')}</output>
    </form>
  )
}
