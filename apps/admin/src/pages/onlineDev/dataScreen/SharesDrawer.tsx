import { Button, Form, Input } from '@arco-design/web-react'
import {
  type ScreenRow,
  useCreateScreenShareMutation,
  useListScreenSharesQuery,
  useRevokeScreenShareMutation,
} from '@sqos/api-client/screen'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmAction, EmptyState, FailedState, showToast, Skeleton } from '@sqos/ui-kit'
import { FormItem, SideDrawer } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { SHARED_SCREEN } from '../../../app/data-screen/screen-address.ts'
import { NAMESPACE } from './catalogue.ts'
import styles from './DataScreenPage.module.css'
import { ScreensField } from './ScreensField.tsx'
import type { Step } from './SequenceField.tsx'

/** Days that a link may be valid for. */
const DAYS = [1, 7, 30, 90, 365] as const
const DAY = 86_400_000

interface SharesDrawerProps {
  row: ScreenRow
  open: boolean
  onClose: () => void
}

/** 分享: links for televisions. A link is shown once, when it is made. */
export function SharesDrawer({ row, open, onClose }: SharesDrawerProps) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = useListScreenSharesQuery({ id: row.id }, { refetchOnMountOrArgChange: true })
  const [revoke] = useRevokeScreenShareMutation()

  async function end(shareId: string, name: string) {
    if (await confirmAction({ text: t('share.ask', { name }) })) await revoke({ id: row.id, shareId })
  }

  return (
    <SideDrawer open={open} title={t('share.title', { name: row.fullName })} onClose={onClose}>
      <p>{t('share.help')}</p>
      <NewShare screenId={row.id} />
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data?.list.length === 0 && <EmptyState title={t('share.none')} />}
      <ul className={styles.list}>
        {data?.list.map((share) => (
          <li key={share.id} className={styles.line} data-ended={share.isEnded || undefined}>
            <span className={styles.name}>
              <b>{share.fullName}</b>
              {share.hasPassword && <span className={styles.mark}>{t('share.hasPassword')}</span>}
              <br />
              {share.screens.length > 1 && (
                <>
                  {t('share.screens', { names: share.screens.join(' → ') })}
                  <br />
                </>
              )}
              {t('share.line', { who: share.creatorUser, until: formatDate(share.expireTime) })}
              <br />
              {share.lastUseTime === null
                ? t('share.unused')
                : t('share.used', { time: formatDate(share.lastUseTime) })}
            </span>
            {share.isEnded ? (
              <span>{t('share.ended')}</span>
            ) : (
              <Button size="small" onClick={() => void end(share.id, share.fullName)}>
                {t('share.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SideDrawer>
  )
}

interface ShareFields {
  fullName: string
  days: number
  password?: string
  screens?: Step[]
}

/** Fewest characters of a password. */
const MIN_PASSWORD = 6

/** Makes a link and shows its address. */
function NewShare({ screenId }: { screenId: string }) {
  const { t } = useText(NAMESPACE)
  const [form] = Form.useForm<ShareFields>()
  const [create, { isLoading }] = useCreateScreenShareMutation()
  const [address, setAddress] = useState<string>()

  async function submit({ fullName, days, password, screens }: ShareFields) {
    const screenShareBody = {
      fullName,
      expireTime: Date.now() + days * DAY,
      ...(password && { password }),
      ...(screens && { screens: screens.map(({ id, seconds }) => ({ screenId: id, seconds })) }),
    }
    const { data } = await create({ id: screenId, screenShareBody })
    if (!data) return
    // In the fragment, the secret reaches neither logs nor other sites.
    setAddress(`${window.location.origin}${SHARED_SCREEN}#${data.secret}`)
    form.resetFields()
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ kind: 'success', text: t('share.copied') })
    } catch {
      showToast({ kind: 'warning', text: t('share.notCopied') })
    }
  }

  return (
    <Form<ShareFields>
      form={form}
      layout="vertical"
      initialValues={{ days: 30 }}
      onSubmit={(fields) => void submit(fields)}
    >
      <FormItem label={t('share.name')} field="fullName" rules={[{ required: true, message: t('share.nameRule') }]}>
        <Input maxLength={100} placeholder={t('share.namePlaceholder')} />
      </FormItem>
      <FormItem label={t('share.days')} field="days">
        <Select options={DAYS.map((value) => ({ value, label: t('share.dayCount', { count: value }) }))} />
      </FormItem>
      <FormItem
        label={t('share.password')}
        field="password"
        extra={t('share.passwordHelp')}
        rules={[{ minLength: MIN_PASSWORD, message: t('share.passwordRule', { count: MIN_PASSWORD }) }]}
      >
        <Input.Password maxLength={50} autoComplete="new-password" />
      </FormItem>
      <FormItem label={t('share.playList')} field="screens" extra={t('share.playListHelp')}>
        <ScreensField screenId={screenId} />
      </FormItem>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('share.create')}
      </Button>
      {address !== undefined && (
        <output className={styles.address}>
          <p>{t('share.once')}</p>
          <Input readOnly value={address} aria-label={t('share.address')} onFocus={(event) => event.target.select()} />
          <Button onClick={() => void copy(address)}>{t('share.copy')}</Button>
        </output>
      )}
    </Form>
  )
}
