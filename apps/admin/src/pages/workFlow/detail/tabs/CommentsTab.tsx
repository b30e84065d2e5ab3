import { Button, Input } from '@arco-design/web-react'
import {
  type FlowComment,
  useAddFlowCommentMutation,
  useDeleteFlowCommentMutation,
  useListFlowCommentsQuery,
} from '@sqos/api-client/workflow'
import { formatDate, formatRelativeTime } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmAction, EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { FileField, ImageField, type StoredValue } from '@sqos/uploader'
import { type KeyboardEvent, useId, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { MAX_FILES, MAX_SIZE, storedFiles } from '../files.ts'
import styles from './Tabs.module.css'

const PAGE_SIZE = 20
const MAX_LENGTH = 4000
const FILE_TYPES = '.xls,.xlsx,.doc,.docx,.pdf,.txt,.ppt,.pptx'

/** 流程评论: comments with pictures and files, the newest first. */
export function CommentsTab({ taskId }: { taskId: string }) {
  const { t } = useText(NAMESPACE)
  const [pages, setPages] = useState(1)
  const { data, isError, isFetching, refetch } = useListFlowCommentsQuery(
    { taskId, pageSize: PAGE_SIZE * pages },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <div className={styles.comments}>
      <NewComment taskId={taskId} />
      {!data && (isError ? <FailedState onRetry={() => void refetch()} /> : <Skeleton lines={3} />)}
      {data?.list.length === 0 && <EmptyState title={t('comments.none')} />}
      <ul>
        {data?.list.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ul>
      {data && data.pagination.total > data.list.length && (
        <Button loading={isFetching} onClick={() => setPages(pages + 1)}>
          {t('comments.more')}
        </Button>
      )}
    </div>
  )
}

const NOTHING: readonly StoredValue[] = []

function NewComment({ taskId }: { taskId: string }) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  const [add, { isLoading }] = useAddFlowCommentMutation()
  const [text, setText] = useState('')
  const [images, setImages] = useState(NOTHING)
  const [files, setFiles] = useState(NOTHING)

  async function send() {
    if (text.trim() === '' || isLoading) return
    const flowCommentBody = { taskId, text, image: JSON.stringify(images), file: JSON.stringify(files) }
    const { error } = await add({ flowCommentBody })
    if (error) return
    setText('')
    setImages(NOTHING)
    setFiles(NOTHING)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }

  const shared = { limit: MAX_FILES, fileSize: MAX_SIZE, sizeUnit: 'MB' } as const
  return (
    <div className={styles.newComment}>
      <label htmlFor={id}>{t('comments.new')}</label>
      <Input.TextArea
        id={id}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        maxLength={MAX_LENGTH}
        placeholder={t('comments.placeholder')}
        className={styles.growing ?? ''}
        rows={2}
      />
      <div className={styles.uploads}>
        <ImageField {...shared} aria-label={t('comments.images')} value={images} onChange={setImages} />
        <FileField {...shared} aria-label={t('comments.files')} accept={FILE_TYPES} value={files} onChange={setFiles} />
      </div>
      <Button type="primary" loading={isLoading} disabled={text.trim() === ''} onClick={() => void send()}>
        {t('comments.send')}
      </Button>
    </div>
  )
}

function Comment({ comment }: { comment: FlowComment }) {
  const { t, language } = useText(NAMESPACE)
  const [remove, { isLoading }] = useDeleteFlowCommentMutation()
  const { id, text, image, file, creatorTime, creatorUserName, isDel } = comment
  const images = storedFiles(image)
  const files = storedFiles(file)

  async function askRemove() {
    if (await confirmAction({ text: t('comments.removeConfirm'), danger: true })) await remove({ id })
  }

  return (
    <li className={styles.comment}>
      <p className={styles.recordHead}>
        <strong>{creatorUserName}</strong>
        <time dateTime={new Date(creatorTime).toISOString()} title={formatDate(creatorTime)}>
          {formatRelativeTime(creatorTime, { language })}
        </time>
        {isDel && (
          <Button type="text" size="mini" loading={isLoading} onClick={() => void askRemove()}>
            {t('comments.remove')}
          </Button>
        )}
      </p>
      <p className={styles.opinion}>{text}</p>
      {images.length > 0 && <ImageField mode="detail" aria-label={t('comments.images')} value={images} />}
      {files.length > 0 && <FileField mode="detail" aria-label={t('comments.files')} value={files} />}
    </li>
  )
}
