import { ImportButton } from '@sqos/ui-kit/import'
import { Button, Input, InputNumber, Radio, Switch } from '@arco-design/web-react'
import { useUploadSystemImageMutation } from '@sqos/api-client/system-config'
import { useText } from '@sqos/i18n/react'
import { lazy, Suspense, useId } from 'react'
import { imageAddress } from '../../../app/image-address.ts'
import { NAMESPACE } from './catalogue.ts'
import type { Setting } from './settings.ts'
import styles from './SysConfig.module.css'

/** Loaded with the one tab that has a role setting. */
const RoleControl = lazy(async () => ({ default: (await import('./RoleControl.tsx')).RoleControl }))
/** Loaded with the one tab that has a time zone. */
const TimeZoneControl = lazy(async () => ({ default: (await import('./TimeZoneControl.tsx')).TimeZoneControl }))
/** Loaded with the one tab that has a model setting. */
const ModelControl = lazy(async () => ({ default: (await import('./ModelControl.tsx')).ModelControl }))

export interface SettingFieldProps {
  setting: Setting
  value: string | number | undefined
  error: string | undefined
  disabled: boolean
  /** Whether a password is stored that is not shown. */
  hasStored?: boolean
  /** IANA name of the time zone of the server's machine. */
  machineTimeZone?: string
  onChange: (value: string | number | undefined) => void
}

/** A setting: name, control, help and error. */
export function SettingField(props: SettingFieldProps) {
  const { setting, error } = props
  const { t } = useText(NAMESPACE)
  const id = useId()
  const help = setting.help ? t(`help.${setting.key}`) : ''
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className={styles.field}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {t(`field.${setting.key}`)}
      </label>
      <div className={styles.control}>
        <Control {...props} id={id} described={described} />
        {help && (
          <p className={styles.help} id={`${id}-help`}>
            {help}
          </p>
        )}
        {error && (
          <p className={styles.error} id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

function Control({
  setting: { key, control },
  value,
  error,
  disabled,
  hasStored = false,
  machineTimeZone = '',
  onChange,
  id,
  described,
}: SettingFieldProps & { id: string; described: string }) {
  const { t } = useText(NAMESPACE)
  const wired = {
    id,
    disabled,
    'aria-describedby': described || undefined,
    'aria-invalid': error !== undefined || undefined,
    ...(error !== undefined && { status: 'error' as const }),
  }
  const text = typeof value === 'string' ? value : ''

  switch (control.kind) {
    case 'text':
      return control.rows ? (
        <Input.TextArea {...wired} value={text} rows={control.rows} maxLength={control.maxLength} onChange={onChange} />
      ) : (
        <Input {...wired} value={text} maxLength={control.maxLength} onChange={onChange} />
      )
    case 'password':
      return (
        <Input.Password
          {...wired}
          value={text}
          maxLength={200}
          autoComplete="new-password"
          {...(hasStored && { placeholder: t('mail.stored') })}
          onChange={onChange}
        />
      )
    case 'number':
      return (
        <InputNumber
          {...wired}
          className={styles.number ?? ''}
          {...(typeof value === 'number' && { value })}
          min={control.min}
          max={control.max}
          precision={0}
          {...(control.unit && { suffix: t(`unit.${control.unit}`) })}
          onChange={onChange}
        />
      )
    case 'switch':
      return <Switch {...wired} checked={value === 1} onChange={(on) => onChange(on ? 1 : 0)} />
    case 'choice':
      return (
        <Radio.Group
          name={id}
          aria-labelledby={`${id}-label`}
          disabled={disabled}
          value={value}
          options={control.options.map((option) => ({ value: option, label: t(`choice.${key}.${option}`) }))}
          onChange={onChange}
        />
      )
    case 'role':
      return (
        <Suspense fallback={null}>
          <RoleControl id={id} value={text} disabled={disabled} onChange={onChange} />
        </Suspense>
      )
    case 'model':
      return (
        <Suspense fallback={null}>
          <ModelControl id={id} value={text} disabled={disabled} onChange={onChange} />
        </Suspense>
      )
    case 'timeZone':
      return (
        <Suspense fallback={null}>
          <TimeZoneControl id={id} value={text} fallback={machineTimeZone} disabled={disabled} onChange={onChange} />
        </Suspense>
      )
    case 'image':
      return <ImageControl address={text} disabled={disabled} onChange={onChange} />
  }
}

interface ImageControlProps {
  address: string
  disabled: boolean
  onChange: (address: string) => void
}

/** An image that is uploaded at once; saving the setting refers to it. */
function ImageControl({ address, disabled, onChange }: ImageControlProps) {
  const { t } = useText(NAMESPACE)
  const [upload, { isLoading }] = useUploadSystemImageMutation()

  async function take(file: File) {
    const { data } = await upload({ body: { file } })
    if (data) onChange(data.url)
  }

  return (
    <div className={styles.image}>
      {address && <img className={styles.picture} src={imageAddress(address)} alt={t('image.present')} />}
      {!disabled && (
        <>
          <ImportButton accept=".png,.jpg,.jpeg,.gif,.webp" busy={isLoading} onFile={(file) => void take(file)}>
            {t('image.upload')}
          </ImportButton>
          {address && <Button onClick={() => onChange('')}>{t('image.remove')}</Button>}
        </>
      )}
    </div>
  )
}
