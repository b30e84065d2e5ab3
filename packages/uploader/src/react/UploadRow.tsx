import { Button } from '@arco-design/web-react'
import { IconClose, IconPause, IconPlayArrow, IconRefresh, IconUpload } from '@arco-design/web-react/icon'
import { formatFileSize } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useRef } from 'react'
import type { UploadItem } from '../core/upload-item.ts'
import { NAMESPACE } from '../locales.ts'
import { FileIcon } from './FileIcon.tsx'
import styles from './UploadRow.module.css'
import { leaveFocus } from './leave-focus.ts'
import { useUploadsContext } from './uploads-context.ts'

/** Row of an upload: name, progress, status and actions. */
export function UploadRow({ item }: { item: UploadItem }) {
  return (
    <div className={styles.row}>
      <FileIcon name={item.name} />
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.name} title={item.name}>
            {item.name}
          </span>
          <span className={styles.size}>{formatFileSize(item.size)}</span>
        </div>
        {item.status !== 'success' && <UploadProgress item={item} />}
        <UploadStatusText item={item} />
      </div>
      <UploadActions item={item} />
    </div>
  )
}

/** Progress bar of a file. */
export function UploadProgress({ item }: { item: UploadItem }) {
  const { t } = useText(NAMESPACE)
  return (
    <progress
      className={styles.bar}
      data-status={item.status}
      aria-label={t('progressOf', { name: item.name })}
      value={item.progress}
      max={100}
    />
  )
}

/** Status of a file as text. */
export function UploadStatusText({ item }: { item: UploadItem }) {
  const { queue } = useUploadsContext()
  const { t } = useText(NAMESPACE)
  const { status, progress, message } = item
  const isMoving = status === 'check' || status === 'uploading' || (status === 'paused' && progress > 0)
  const hint = item.needsFile
    ? t(queue.mayReopen(item.id) ? 'hint.needsLeave' : 'hint.needsFile')
    : item.isOffline
      ? t('hint.offline')
      : item.problem
        ? message || t(`hint.${item.problem}`)
        : item.isRetrying && status === 'uploading'
          ? t('hint.retrying')
          : ''
  return (
    <div className={styles.status} data-status={status}>
      <span className={styles.word}>{t(`status.${status}`)}</span>
      {isMoving && <span className={styles.percent}>{progress}%</span>}
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  )
}

/** Actions for the state: pause, resume, retry, choose again, remove. */
export function UploadActions({ item }: { item: UploadItem }) {
  const { queue } = useUploadsContext()
  const { t } = useText(NAMESPACE)
  const { id, name, status } = item
  const act = (
    icon: ReactNode,
    action: 'pause' | 'resume' | 'retry' | 'remove',
    run: (pressed: EventTarget | null) => void,
  ) => (
    <Button
      type="text"
      size="mini"
      className={styles.action ?? ''}
      icon={icon}
      aria-label={t(`action.${action}`, { name })}
      title={t(`action.${action}`, { name })}
      onClick={({ currentTarget }) => run(currentTarget)}
    />
  )
  return (
    <div className={styles.actions}>
      {item.needsFile ? (
        <ChooseAgain item={item} />
      ) : (
        <>
          {(status === 'check' || status === 'uploading' || status === 'waiting') &&
            act(<IconPause aria-hidden />, 'pause', () => queue.pause(id))}
          {status === 'paused' && act(<IconPlayArrow aria-hidden />, 'resume', () => queue.resume(id))}
          {status === 'error' && act(<IconRefresh aria-hidden />, 'retry', () => queue.retry(id))}
        </>
      )}
      {act(<IconClose aria-hidden />, 'remove', (pressed) => {
        leaveFocus(pressed)
        queue.remove(id)
      })}
    </div>
  )
}

/** After a reload the browser may have lost the file. */
function ChooseAgain({ item }: { item: UploadItem }) {
  const { queue } = useUploadsContext()
  const { t } = useText(NAMESPACE)
  const input = useRef<HTMLInputElement>(null)
  const isKnown = queue.mayReopen(item.id)
  const label = t(isKnown ? 'action.reopen' : 'action.chooseAgain', { name: item.name })

  async function reopen() {
    if (!(await queue.reopen(item.id))) input.current?.click()
  }

  return (
    <>
      <Button
        type="text"
        size="mini"
        className={styles.action ?? ''}
        icon={isKnown ? <IconPlayArrow aria-hidden /> : <IconUpload aria-hidden />}
        aria-label={label}
        title={label}
        onClick={() => void reopen()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) queue.provide(item.id, file)
        }}
      />
    </>
  )
}
