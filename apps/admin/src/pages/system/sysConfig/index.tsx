import { Button } from '@arco-design/web-react'
import { isApiError } from '@sqos/api-client'
import { RESULT } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { FailedState, NoPermissionState, Skeleton } from '@sqos/ui-kit'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { TabButtons } from '../../../parts/switch/TabButtons.tsx'
import { NAMESPACE } from './catalogue.ts'
import { SettingField } from './SettingField.tsx'
import { type Setting, TAB_IDS, type TabId, TABS } from './settings.ts'
import styles from './SysConfig.module.css'
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts'

export { catalogues } from './catalogue.ts'

/** Loaded with the one tab that has it. */
const TestMail = lazy(async () => ({ default: (await import('./TestMail.tsx')).TestMail }))

/** 系统配置: all settings that administrators may change. */
export default function SysConfigPage() {
  const { t } = useText(NAMESPACE)
  const form = useSettingsForm()
  const [testAddress, setTestAddress] = useState('')
  const [params, setParams] = useSearchParams()
  const tab = TAB_IDS.find((id) => id === params.get('tab')) ?? 'basic'
  const choices = TAB_IDS.map((id) => ({ id, label: isFaulty(id, form) ? `${t(`tab.${id}`)} ●` : t(`tab.${id}`) }))
  const choose = (id: TabId) => setParams(id === 'basic' ? {} : { tab: id }, { replace: true })

  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{t('title')}</h1>
        {form.values ? (
          <>
            <TabButtons label={t('title')} choices={choices} chosen={tab} onChoose={choose} />
            <TabForm key={tab} id={tab} form={form} testAddress={testAddress} onTestAddressChange={setTestAddress} />
          </>
        ) : (
          <NothingYet query={form.query} />
        )}
      </div>
    </div>
  )
}

/** Whether a tab has an error, which marks its name. */
function isFaulty(id: TabId, { errors }: SettingsForm): boolean {
  const settings: readonly Setting[] = TABS[id]
  return settings.some(({ key }) => errors[key] !== undefined)
}

interface TabFormProps {
  id: TabId
  form: SettingsForm
  testAddress: string
  onTestAddressChange: (address: string) => void
}

const isPassword = ({ control }: Setting) => control.kind === 'password'

function TabForm({ id, form, testAddress, onTestAddressChange }: TabFormProps) {
  const { t } = useText(NAMESPACE)
  const maySave = usePermission()('btn_save')
  const { values } = form
  if (!values) return null
  const settings: readonly Setting[] = TABS[id]

  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit()
  }

  return (
    <>
      <form className={styles.form} aria-label={t(`tab.${id}`)} onSubmit={submit}>
        {settings
          .filter(({ when }) => when?.(values) ?? true)
          .map((setting) => (
            <SettingField
              key={setting.key}
              setting={setting}
              value={values[setting.key]}
              error={form.errors[setting.key]}
              disabled={!maySave || (isPassword(setting) && !values.hasSecretKey)}
              hasStored={setting.control.kind === 'password' && values[setting.control.stored]}
              machineTimeZone={values.machineTimeZone}
              onChange={(value) => form.set(setting.key, value)}
            />
          ))}
        {id === 'addresses' && <p className={styles.note}>{t('yourAddress', { ip: values.callerAddress })}</p>}
        {!values.hasSecretKey && settings.some(isPassword) && <p className={styles.note}>{t('mail.noKey')}</p>}
        {maySave && (
          <div className={styles.buttons}>
            <Button type="primary" htmlType="submit" loading={form.saving} disabled={!form.isChanged}>
              {t('save')}
            </Button>
            <Button disabled={!form.isChanged || form.saving} onClick={form.discard}>
              {t('discard')}
            </Button>
          </div>
        )}
      </form>
      {id === 'mail' && maySave && values.emailSMTPHost !== '' && (
        <Suspense fallback={null}>
          <TestMail form={form} address={testAddress} onChange={onTestAddressChange} />
        </Suspense>
      )}
    </>
  )
}

function NothingYet({ query }: { query: SettingsForm['query'] }) {
  const error = isApiError(query.error) ? query.error : undefined
  if (query.isFetching || !query.isError) return <Skeleton lines={8} />
  if (error?.code === RESULT.forbidden) return <NoPermissionState hint={error.msg} />
  return <FailedState hint={error?.msg} traceId={error?.traceId} onRetry={() => void query.refetch()} />
}
