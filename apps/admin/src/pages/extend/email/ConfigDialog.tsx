import { Alert, Button, Form, Input, InputNumber, Radio, Switch } from '@arco-design/web-react'
import {
  type EmailConfig,
  type EmailConfigBody,
  useCheckEmailConfigMutation,
  useDeleteEmailConfigMutation,
  useGetEmailConfigQuery,
  useSaveEmailConfigMutation,
} from '@sqos/api-client/email'
import { useText } from '@sqos/i18n/react'
import { confirmAction, fieldErrorsOf, FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import styles from './Email.module.css'

interface ConfigDialogProps {
  isOpen: boolean
  hasSecretKey: boolean
  onClose: () => void
  /** After the settings were stored. */
  onSaved: () => void
}

const NEW: Partial<EmailConfigBody> = {
  protocol: 'imap',
  emailSsl: '1',
  imapPort: 993,
  pop3Port: 995,
  smtpPort: 465,
  smtpSsl: '1',
  copiesSent: true,
}
/** 邮箱配置: the servers of the own mailbox. */
export function ConfigDialog({ isOpen, hasSecretKey, onClose, onSaved }: ConfigDialogProps) {
  const { t } = useText(NAMESPACE)
  const { currentData: stored } = useGetEmailConfigQuery(undefined, { skip: !isOpen, refetchOnMountOrArgChange: true })
  const [save] = useSaveEmailConfigMutation()
  if (!isOpen || stored === undefined) return null

  async function submit(values: EmailConfigBody) {
    await save({ emailConfigBody: bodyOf(values) }).unwrap()
    onSaved()
  }

  return (
    <FormDialog<EmailConfigBody>
      open
      title={t('config.title')}
      initialValues={stored ? valuesOf(stored) : NEW}
      onSubmit={submit}
      onClose={onClose}
    >
      {!hasSecretKey && <p className={styles.error}>{t('config.noKey')}</p>}
      <Fields stored={stored} onDisconnected={onClose} />
    </FormDialog>
  )
}

function Fields({ stored, onDisconnected }: { stored: EmailConfig | null; onDisconnected: () => void }) {
  const { t } = useText(NAMESPACE)
  const { form } = Form.useFormContext()
  const protocol: unknown = Form.useWatch('protocol', form)
  const inbox: readonly unknown[] = [
    Form.useWatch('account', form),
    Form.useWatch('loginName', form),
    protocol,
    Form.useWatch(protocol === 'pop3' ? 'pop3Host' : 'imapHost', form),
  ]
  const hasStored = stored?.hasPassword === true
  const [check, { isLoading }] = useCheckEmailConfigMutation()
  const [disconnect] = useDeleteEmailConfigMutation()
  const required = { required: true, message: t('config.required') }
  const isImap = protocol !== 'pop3'
  const before = stored && [
    stored.account,
    stored.loginName,
    stored.protocol,
    isImap ? stored.imapHost : stored.pop3Host,
  ]
  const isOther = before?.some((value, index) => inbox[index] !== undefined && inbox[index] !== value) === true
  const security = ['1', '2', '0'].map((value) => ({ value, label: t(`config.ssl.${value}`) }))

  async function tryOut() {
    const values: EmailConfigBody = await form.validate()
    const { error } = await check({ emailConfigBody: bodyOf(values) })
    if (error) form.setFields(problemsOf(error))
  }

  async function leave() {
    if (!(await confirmAction({ text: t('config.disconnectText'), danger: true }))) return
    const { error } = await disconnect()
    if (!error) onDisconnected()
  }

  return (
    <>
      <FormItem label={t('config.senderName')} field="senderName" rules={[required]}>
        <Input maxLength={100} autoComplete="name" />
      </FormItem>
      <FormItem label={t('config.account')} field="account" rules={[required]}>
        <Input maxLength={254} autoComplete="email" />
      </FormItem>
      <FormItem
        label={t('config.password')}
        field="password"
        extra={t(hasStored ? 'config.keeps' : 'config.appPassword')}
      >
        <Input.Password maxLength={500} autoComplete="new-password" />
      </FormItem>
      <FormItem label={t('config.protocol')} field="protocol">
        <Radio.Group
          options={[
            { value: 'imap', label: 'IMAP' },
            { value: 'pop3', label: 'POP3' },
          ]}
        />
      </FormItem>
      <FormItem
        label={t(isImap ? 'config.imapHost' : 'config.pop3Host')}
        field={isImap ? 'imapHost' : 'pop3Host'}
        rules={[required]}
      >
        <Input maxLength={253} placeholder={isImap ? 'imap.example.com' : 'pop.example.com'} />
      </FormItem>
      <FormItem label={t('config.port')} field={isImap ? 'imapPort' : 'pop3Port'}>
        <InputNumber min={1} max={65_535} />
      </FormItem>
      <FormItem label={t('config.emailSsl')} field="emailSsl">
        <Select options={security} />
      </FormItem>
      <FormItem label={t('config.smtpHost')} field="smtpHost" rules={[required]}>
        <Input maxLength={253} placeholder="smtp.example.com" />
      </FormItem>
      <FormItem label={t('config.smtpPort')} field="smtpPort">
        <InputNumber min={1} max={65_535} />
      </FormItem>
      <FormItem label={t('config.smtpSsl')} field="smtpSsl">
        <Select options={security} />
      </FormItem>
      {isImap && (
        <FormItem
          label={t('config.copiesSent')}
          field="copiesSent"
          triggerPropName="checked"
          extra={t('config.copiesSentHint')}
        >
          <Switch />
        </FormItem>
      )}
      <FormItem label={t('config.loginName')} field="loginName" extra={t('config.loginHint')}>
        <Input maxLength={254} autoComplete="username" />
      </FormItem>
      <FormItem label={t('config.signature')} field="signature">
        <Input.TextArea maxLength={2000} rows={3} />
      </FormItem>
      {isOther && <Alert type="warning" content={t('config.otherInbox')} />}
      <div className={styles.consent}>
        <Button loading={isLoading} onClick={() => void tryOut().catch(() => undefined)}>
          {t('config.check')}
        </Button>
        {hasStored && (
          <Button status="danger" onClick={() => void leave()}>
            {t('config.disconnect')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The server's problems of single fields, as the form shows them. */
const problemsOf = (error: unknown) =>
  Object.fromEntries(Object.entries(fieldErrorsOf(error)).map(([name, message]) => [name, { error: { message } }]))

const valuesOf = ({ hasPassword: _known, ...servers }: EmailConfig): EmailConfigBody => servers

/** Fields of the other protocol keep what is stored; an empty password keeps the stored one. */
const bodyOf = ({ password, ...values }: EmailConfigBody): EmailConfigBody => ({
  ...values,
  ...(password !== undefined && password !== '' && { password }),
})
