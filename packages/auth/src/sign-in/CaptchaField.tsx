import { Input } from '@arco-design/web-react'
import type { RefInputType } from '@arco-design/web-react/es/Input/interface'
import { refAsProp } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { type Ref, useEffect, useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { Field } from '../field/Field.tsx'
import styles from './CaptchaField.module.css'

interface CaptchaFieldProps {
  ref?: Ref<RefInputType>
  image: string
  /** Characters in the image. */
  length: number
  value: string
  onChange: (value: string) => void
  onRefresh: () => void
  error: string | undefined
}

/** Captcha image and a field for its characters. A press on the image loads a new one. */
export const CaptchaField = refAsProp(function CaptchaField({
  ref,
  image,
  length,
  value,
  onChange,
  onRefresh,
  error,
}: CaptchaFieldProps) {
  const { t } = useText(NAMESPACE)
  const picture = useRef<HTMLImageElement>(null)

  // React also sets the source of discarded renders, for which the server would generate images.
  useEffect(
    function askForPicture() {
      picture.current?.setAttribute('src', image)
    },
    [image],
  )

  return (
    <Field label={t('code')} error={error}>
      {(links) => (
        <div className={styles['row']}>
          <Input
            {...links}
            ref={ref}
            size="large"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={length}
            placeholder={t('codePlaceholder')}
            value={value}
            onChange={onChange}
          />
          <button type="button" className={styles['picture']} aria-label={t('newCaptcha')} onClick={onRefresh}>
            <img ref={picture} alt="" />
          </button>
        </div>
      )}
    </Field>
  )
})
