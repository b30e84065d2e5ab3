import { Button, Input, InputTag } from '@arco-design/web-react'
import { isApiError } from '@sqos/api-client'
import { useGetEmailQuery, useGetEmailStateQuery } from '@sqos/api-client/email'
import { RichText } from '@sqos/form-widgets/rich-text'
import { useWidgetServices } from '@sqos/form-widgets/services'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { FileField } from '@sqos/uploader'
import { type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { AppUploads } from '../../../parts/uploads/AppUploads.tsx'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './Email.module.css'
import { emailFile, type Writing } from './email-address.ts'
import { firstLetter, type Letter } from './first-letter.ts'
import { type LetterForm, useLetter } from './use-letter.ts'
import { useLetterKeys } from './use-letter-keys.ts'

/** Limits of a mail: files, and MB of one. */
const FILES = { limit: 50, size: 50 }

interface ComposePanelProps {
  writing: Writing
  onSent: () => void
  onClose: () => void
}

/** Writes a mail; what is typed is saved as a draft by itself. */
export function ComposePanel({ writing, onSent, onClose }: ComposePanelProps) {
  const { t } = useText(NAMESPACE)
  const id = writing.kind === 'new' ? '' : writing.id
  const mail = useGetEmailQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true })
  const state = useGetEmailStateQuery()
  const signature = state.data?.signature
  if (signature === undefined || (id !== '' && (mail.isFetching || !mail.currentData))) {
    const failed = mail.isError ? mail : state.isError ? state : undefined
    if (!failed || failed.isFetching) return <Skeleton lines={8} />
    return (
      <FailedState
        hint={isApiError(failed.error) ? failed.error.msg : undefined}
        onRetry={() => void failed.refetch()}
      />
    )
  }
  if (writing.kind === 'draft' && mail.currentData?.folder !== 'draft') return <EmptyState title={t('sentAlready')} />
  const first = firstLetter(writing, mail.currentData, {
    signature,
    quote: (quoted) => t('quote', { time: formatDate(quoted.fdate), name: quoted.senderName || quoted.sender }),
    text: { reply: t('prefix.reply'), forward: t('prefix.forward') },
  })
  return (
    <AppUploads>
      <AppFields>
        <LetterFields key={`${writing.kind}:${id}`} first={first} onSent={onSent} onClose={onClose} />
      </AppFields>
    </AppUploads>
  )
}

function LetterFields({ first, onSent, onClose }: { first: Letter; onSent: () => void; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const form = useLetter(first, { onSent })
  const { letter, set, errors } = form
  const bodyId = useId()
  useLetterKeys(form)
  return (
    <form
      className={styles.compose}
      aria-label={t('write')}
      onSubmit={(event) => {
        event.preventDefault()
        form.send()
      }}
    >
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {t('send')}
        </Button>
        <Button disabled={form.isSending} onClick={form.saveNow}>
          {t('saveDraft')}
        </Button>
        <Button disabled={form.isSending} onClick={onClose}>
          {t('close')}
        </Button>
        <output className={styles.saved}>
          {form.savedAt !== undefined && t('savedAt', { time: formatDate(form.savedAt, 'HH:mm') })}
        </output>
      </div>
      <Addresses name="recipient" form={form} isRequired />
      <Addresses name="cc" form={form} />
      <Addresses name="bcc" form={form} />
      <Row name="subject" label={t('subject')} error={errors['subject']} isRequired>
        {(control) => (
          <Input {...control} value={letter.subject} maxLength={500} onChange={(subject) => set({ subject })} />
        )}
      </Row>
      <Row name="attachment" label={t('files')} error={errors['attachment']}>
        {({ 'aria-describedby': _unused, ...control }) => (
          <FileField
            {...control}
            aria-label={t('files')}
            uploadType="mail"
            limit={FILES.limit}
            fileSize={FILES.size}
            showTip
            value={letter.files}
            onChange={(files) => set({ files: files.map(emailFile) })}
          />
        )}
      </Row>
      <div className={styles.body}>
        <span className={styles.label} id={bodyId}>
          {t('bodyText')}
        </span>
        <BodyField label={t('bodyText')} value={letter.bodyText} onChange={(bodyText) => set({ bodyText })} />
      </div>
    </form>
  )
}

interface ControlProps {
  id: string
  'aria-describedby': string
  status?: 'error'
}

interface RowProps {
  name: string
  label: string
  error: string | undefined
  isRequired?: boolean
  children: (control: ControlProps) => ReactNode
}

function Row({ label, error, isRequired = false, children }: RowProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id} data-required={isRequired || undefined}>
        {label}
      </label>
      <div className={styles.control}>
        {children({ id, 'aria-describedby': `${id}-error`, ...(error !== undefined && { status: 'error' as const }) })}
        <p className={styles.error} id={`${id}-error`} aria-live="polite">
          {error}
        </p>
      </div>
    </div>
  )
}

interface AddressesProps {
  name: 'recipient' | 'cc' | 'bcc'
  form: LetterForm
  isRequired?: boolean
}

/** Addresses as tags: Enter, comma, semicolon, or leaving the field adds one. */
function Addresses({ name, form: { letter, set, errors }, isRequired = false }: AddressesProps) {
  const { t } = useText(NAMESPACE)
  return (
    <Row name={name} label={t(NAMES[name])} error={errors[name]} isRequired={isRequired}>
      {(control) => (
        <TagInput
          {...control}
          placeholder={t('addressHint')}
          value={letter[name]}
          onChange={(addresses) => set({ [name]: addresses })}
        />
      )}
    </Row>
  )
}

interface TagInputProps extends ControlProps {
  placeholder: string
  value: string[]
  onChange: (addresses: string[]) => void
}

/** Arco's field of tags, whose inner input has neither id nor description of its own. */
function TagInput({ id, 'aria-describedby': describedBy, status, placeholder, value, onChange }: TagInputProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    function nameInput() {
      const input = box.current?.querySelector('input')
      input?.setAttribute('id', id)
      input?.setAttribute('aria-describedby', describedBy)
    },
    [id, describedBy],
  )
  return (
    <div ref={box}>
      <InputTag
        {...(status && { status })}
        allowClear
        saveOnBlur
        tokenSeparators={[',', ';', '，', '；', '\n']}
        placeholder={placeholder}
        value={value}
        onChange={(addresses: unknown) =>
          onChange((Array.isArray(addresses) ? addresses : []).map(String).filter((one) => one.trim() !== ''))
        }
      />
    </div>
  )
}

const NAMES = { recipient: 'to', cc: 'cc', bcc: 'bcc' } as const

interface BodyFieldProps {
  label: string
  value: string
  onChange: (html: string) => void
}

/** The text, whose pictures are uploaded. */
function BodyField({ label, value, onChange }: BodyFieldProps) {
  const { uploadPicture } = useWidgetServices()
  const upload = useMemo(
    () => uploadPicture && ((file: File) => uploadPicture(file, { signal: new AbortController().signal })),
    [uploadPicture],
  )
  return <RichText aria-label={label} value={value} onChange={onChange} uploadPicture={upload} />
}
