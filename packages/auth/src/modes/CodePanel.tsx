import { Button, Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { Failure } from '../field/Failure.tsx'
import { Field } from '../field/Field.tsx'
import { CaptchaField } from '../sign-in/CaptchaField.tsx'
import { MODES } from './catalogue.ts'
import styles from './CodePanel.module.css'
import { type CodeSignInOptions, useCodeSignIn } from './use-code-sign-in.ts'

interface CodePanelProps extends CodeSignInOptions {
  apiBaseUrl: string
}

/** Form for a mobile number and the code of a text message. */
export function CodePanel({ apiBaseUrl, ...options }: CodePanelProps) {
  const { t } = useText(MODES)
  const { t: tOfPage } = useText(NAMESPACE)
  const form = useCodeSignIn(options)
  const { values, problems, picture, failure, busyWith, secondsLeft } = form
  const errorOf = (field: keyof typeof problems) => problems[field] && t(problems[field])
  const isSigningIn = busyWith === 'sign-in'
  const isGetting = busyWith === 'code'

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <Failure text={failure} />
      <Field label={t('mobile')} error={errorOf('mobile')}>
        {(links) => (
          <Input
            {...links}
            ref={form.keep('mobile')}
            size="large"
            type="tel"
            autoComplete="tel"
            maxLength={20}
            placeholder={t('mobilePlaceholder')}
            value={values.mobile}
            onChange={form.change('mobile')}
            onBlur={form.leaveMobile}
          />
        )}
      </Field>
      {picture && (
        <CaptchaField
          ref={form.keep('picture')}
          image={`${apiBaseUrl}/api/oauth/ImageCode/${picture.length}/${picture.timestamp}`}
          length={picture.length}
          value={values.picture}
          onChange={form.change('picture')}
          onRefresh={form.refreshPicture}
          error={errorOf('picture')}
        />
      )}
      <Field label={t('code')} error={errorOf('code')}>
        {(links) => (
          <div className={styles['row']}>
            <Input
              {...links}
              ref={form.keep('code')}
              size="large"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              placeholder={t('codePlaceholder')}
              value={values.code}
              onChange={form.change('code')}
            />
            <Button
              size="large"
              loading={isGetting}
              aria-disabled={isGetting || secondsLeft > 0}
              disabled={secondsLeft > 0}
              onClick={() => void form.getCode()}
            >
              {isGetting && t('gettingCode')}
              {!isGetting && (secondsLeft > 0 ? t('sendAgain', { seconds: secondsLeft }) : t('getCode'))}
            </Button>
          </div>
        )}
      </Field>
      <output className={styles['note']}>
        {form.isChecking ? tOfPage('checkingNote') : form.isSent && t('codeSent')}
      </output>
      <Button type="primary" htmlType="submit" size="large" long loading={isSigningIn} aria-disabled={isSigningIn}>
        {tOfPage(isSigningIn ? 'signingIn' : 'signIn')}
      </Button>
    </form>
  )
}
