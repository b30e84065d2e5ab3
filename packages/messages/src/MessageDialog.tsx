import { Button, Modal } from '@arco-design/web-react'
import { useApiDispatch } from '@sqos/api-client'
import { messageApi, type MessageInfo, useConfirmMessageMutation, useReadMessageQuery } from '@sqos/api-client/message'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import { RichText } from '@sqos/form-widgets/rich-text'
import { focusFirst, useReturnFocus } from '@sqos/hooks'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { CloseButton } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'
import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router'
import { NAMESPACE } from './catalogue.ts'
import { type MessageFiles, readMessageFiles } from './message-files.ts'
import styles from './MessageDialog.module.css'
import { messagesClosed } from './messages-slice.ts'

export interface MessageDialogProps {
  /** The message; undefined closes the dialog. */
  id: string | undefined
  Files: MessageFiles
  onClose: () => void
}

/** A message with its text and attachments. Opening it marks it as read. */
export function MessageDialog({ id, Files, onClose }: MessageDialogProps) {
  const { t } = useText(NAMESPACE)
  const content = useRef<HTMLDivElement>(null)
  const isOpen = id !== undefined
  const returnFocus = useReturnFocus(isOpen)
  const query = useReadMessageQuery({ id: id ?? '' }, { skip: !isOpen, refetchOnMountOrArgChange: true })
  const { currentData: message } = query
  useReadMark(message)

  return (
    <Modal
      className={styles.dialog ?? ''}
      visible={isOpen}
      title={message?.title ?? t('detail')}
      footer={message && <Footer message={message} onClose={onClose} />}
      closeIcon={<CloseButton />}
      focusLock
      autoFocus={false}
      unmountOnExit
      onCancel={onClose}
      afterOpen={() => focusFirst(content.current?.closest('[role="dialog"]'), { skip: '.arco-modal-close-icon *' })}
      afterClose={returnFocus}
    >
      <div ref={content}>{message ? <Content message={message} Files={Files} /> : <Waiting query={query} />}</div>
    </Modal>
  )
}

/** Lists and counts change once the server has marked the message. */
function useReadMark(message: MessageInfo | undefined) {
  const dispatch = useApiDispatch()
  useEffect(
    function refreshLists() {
      if (message) dispatch(messageApi.util.invalidateTags(['Message']))
    },
    [message, dispatch],
  )
}

function Waiting({ query }: { query: Parameters<typeof tableState>[0] }) {
  const state = tableState(query)
  if (state.kind !== 'failed') return <Skeleton />
  return <FailedState hint={state.message} traceId={state.traceId} onRetry={state.onRetry} />
}

function Content({ message, Files }: { message: MessageInfo; Files: MessageFiles }) {
  const { t, language } = useText(NAMESPACE)
  const files = readMessageFiles(message.files)
  return (
    <article className={styles.content}>
      <p className={styles.facts}>
        <time dateTime={new Date(message.lastModifyTime).toISOString()}>{formatDate(message.lastModifyTime)}</time>
        <span>{message.creatorUser}</span>
      </p>
      <FormWidgetsProvider language={language}>
        <RichText mode="detail" value={message.bodyText} aria-label={message.title} />
      </FormWidgetsProvider>
      {files.length > 0 && (
        <section className={styles.files} aria-label={t('files')}>
          <h3 className={styles.heading}>{t('files')}</h3>
          <Files files={files} />
        </section>
      )}
    </article>
  )
}

function Footer({ message, onClose }: { message: MessageInfo; onClose: () => void }) {
  const { t } = useText(NAMESPACE)
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const [confirm, { isLoading, isSuccess }] = useConfirmMessageMutation()
  const isConfirmed = message.isConfirmed || isSuccess

  async function open() {
    onClose()
    // The drawer would cover the page.
    dispatch(messagesClosed())
    await navigate(message.link)
  }

  async function confirmRead() {
    const { error } = await confirm({ id: message.id })
    if (!error) onClose()
  }

  return (
    <>
      {message.mustRead && isConfirmed && <span className={styles.confirmed}>{t('confirmed')}</span>}
      <Button onClick={onClose}>{t('close')}</Button>
      {message.link !== '' && (
        <Button type="primary" onClick={() => void open()}>
          {t('open')}
        </Button>
      )}
      {message.mustRead && !isConfirmed && (
        <Button type="primary" loading={isLoading} onClick={() => void confirmRead()}>
          {t('confirmRead')}
        </Button>
      )}
    </>
  )
}
