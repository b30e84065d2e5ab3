import { Alert, Input, Progress, Radio } from '@arco-design/web-react'
import { useWidgetServices } from '@sqos/form-widgets/services'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { fieldErrorsOf, FormDialog, FormItem } from '@sqos/ui-kit/list'
import { useEffect, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { AddressesField } from './AddressesField.tsx'
import { wrongAddresses } from './addresses.ts'
import styles from './MailDialog.module.css'
import type { MailProgress, PrintMail, PrintMailer } from './print-mail.ts'

interface MailDialogProps {
  open: boolean
  mailer: PrintMailer
  /** The records in the chosen templates. */
  printed: { templateIds: readonly string[]; title: string; records: number }
  /** The proposed subject. */
  subject: string
  onClose: () => void
}

type Letter = Omit<PrintMail, 'templateIds'>

/** 邮件发送: asks for receivers and text, and sends the records as PDF. */
export function MailDialog({ open, mailer, printed, subject, onClose }: MailDialogProps) {
  const { t } = useText(NAMESPACE)
  const [problem, setProblem] = useState('')
  const [progress, setProgress] = useState<MailProgress>()

  function close() {
    setProblem('')
    onClose()
  }

  async function send({ userIds = [], addresses = [], subject: title, text = '', from = 'system' }: Partial<Letter>) {
    setProblem('')
    if (userIds.length + addresses.length === 0)
      return await Promise.reject({ fields: { addresses: t('mail.noReceiver') } })
    const letter = { userIds, addresses, subject: title?.trim() ?? '', text: text.trim(), from }
    try {
      return await mailer.send({ templateIds: printed.templateIds, ...letter }, { onProgress: setProgress })
    } catch (error) {
      if (Object.keys(fieldErrorsOf(error)).length === 0) setProblem(messageOf(error) ?? t('mail.failed'))
      throw error
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <FormDialog<Partial<Letter>>
      open={open}
      title={t('mail.title')}
      submitText={t('mail.send')}
      initialValues={{ userIds: [], addresses: [], subject, text: '', from: 'system' }}
      onSubmit={send}
      onClose={close}
    >
      <div role="alert">
        {problem !== '' && <Alert type="error" className={styles['problem'] ?? ''} content={problem} />}
      </div>
      <p className={styles['attached']}>{t('mail.attached', { title: printed.title, records: printed.records })}</p>
      <output aria-live="polite" className={styles['progress']}>
        {progress && (
          <>
            {t('mail.making', { ...progress })}
            <Progress percent={progress.total === 0 ? 0 : (100 * progress.done) / progress.total} showText={false} />
          </>
        )}
      </output>
      <LetterFields mailer={mailer} />
    </FormDialog>
  )
}

/** Mounted while the dialog is open. */
function LetterFields({ mailer }: Pick<MailDialogProps, 'mailer'>) {
  const { t } = useText(NAMESPACE)
  const services = useWidgetServices()
  const ownAddress = useOwnAddress(mailer)
  const rule = {
    validator: (addresses: readonly string[] | undefined, done: (message?: string) => void) => {
      const wrong = wrongAddresses(addresses ?? [])
      done(wrong.length > 0 ? t('mail.wrong', { addresses: wrong.join(t('preview.separator')) }) : undefined)
    },
  }
  return (
    <>
      {services.peopleNodes !== undefined && (
        <FormItem label={t('mail.people')} field="userIds">
          <UserSelectField multiple />
        </FormItem>
      )}
      <FormItem
        label={t('mail.addresses')}
        field="addresses"
        extra={t('mail.addressesHelp')}
        validateTrigger="onChange"
        dependencies={['userIds']}
        rules={[rule]}
      >
        <AddressesField />
      </FormItem>
      <FormItem label={t('mail.subject')} field="subject" rules={[{ required: true, message: t('mail.noSubject') }]}>
        <Input maxLength={200} />
      </FormItem>
      <FormItem label={t('mail.text')} field="text">
        <Input.TextArea maxLength={5000} rows={4} />
      </FormItem>
      {ownAddress !== '' && (
        <FormItem label={t('mail.from')} field="from">
          <Radio.Group
            options={[
              { value: 'system', label: t('mail.system') },
              { value: 'own', label: t('mail.own', { address: ownAddress }) },
            ]}
          />
        </FormItem>
      )}
    </>
  )
}

/** The address of the own mailbox, empty until it is known. */
function useOwnAddress({ ownAddress: read }: PrintMailer): string {
  const [address, setAddress] = useState('')
  useEffect(
    function readAddress() {
      let isStale = false
      const run = async () => {
        // Without an answer the system sends.
        const found = await read?.().catch(() => '')
        if (!isStale) setAddress(found ?? '')
      }
      void run()
      return () => {
        isStale = true
      }
    },
    [read],
  )
  return address
}

/** The text of a server's refusal. */
const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'msg' in error && typeof error.msg === 'string' && error.msg !== ''
    ? error.msg
    : undefined
