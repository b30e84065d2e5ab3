import { Button } from '@arco-design/web-react'
import {
  useDeleteWritingCommentMutation,
  useResolveWritingCommentMutation,
  type WritingThread,
} from '@sqos/api-client/writing'
import { formatDate, formatRelativeTime } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { commentedRanges, unmarkComment } from '@sqos/rich-text/editor'
import { confirmAction } from '@sqos/ui-kit'
import type { Editor } from '@tiptap/core'
import { NAMESPACE } from '../../catalogue.ts'
import styles from '../Editor.module.css'
import { CommentBox } from './CommentBox.tsx'

interface CommentThreadProps {
  thread: WritingThread
  editor: Editor
  articleId: string
  isReadOnly: boolean
  /** The cursor is in the text that was commented on. */
  isCurrent: boolean
  /** The text that was commented on is still there. */
  isPlaced: boolean
}

/** A comment with its answers: leads to its text, is answered, resolved, deleted. */
export function CommentThread(props: CommentThreadProps) {
  const { thread, editor, articleId, isReadOnly, isCurrent, isPlaced } = props
  const { t, language } = useText(NAMESPACE)
  const [resolve, resolving] = useResolveWritingCommentMutation()
  const [remove] = useDeleteWritingCommentMutation()
  const { id, quote, isResolved, comments } = thread

  async function toggle() {
    const { error } = await resolve({ id: articleId, commentId: id, writingResolvedBody: { isResolved: !isResolved } })
    if (!error && !isResolved) unmarkComment(editor, id)
  }

  async function askRemove(commentId: string) {
    const text = t(commentId === id ? 'comment.askAll' : 'comment.ask')
    if (!(await confirmAction({ text, danger: true }))) return
    const { error } = await remove({ id: articleId, commentId })
    if (!error && commentId === id && !isReadOnly) unmarkComment(editor, id)
  }

  function goToText() {
    const range = commentedRanges(editor).get(id)
    if (range) editor.chain().focus().setTextSelection(range).scrollIntoView().run()
  }

  return (
    <li className={styles.thread} aria-current={isCurrent || undefined}>
      {quote !== '' && isPlaced && (
        <button type="button" className={styles.quote} title={t('comment.goTo')} onClick={goToText}>
          {quote}
        </button>
      )}
      {quote !== '' && !isPlaced && <p className={styles.quote}>{quote}</p>}
      {comments.map(({ id: commentId, author, body, createdAt, mayDelete }) => (
        <div key={commentId}>
          <p className={styles.commentFacts}>
            <strong>{author}</strong>
            <time dateTime={new Date(createdAt).toISOString()} title={formatDate(createdAt)}>
              {formatRelativeTime(createdAt, { language })}
            </time>
            {mayDelete && (
              <Button type="text" size="mini" onClick={() => void askRemove(commentId)}>
                {t('comment.remove')}
              </Button>
            )}
          </p>
          <p className={styles.commentBody}>{body}</p>
        </div>
      ))}
      {!isResolved && (
        <CommentBox
          articleId={articleId}
          about={{ threadId: id }}
          label={t('comment.answerTo', { author: comments[0]?.author ?? '' })}
          placeholder={t('comment.answer')}
          rows={1}
          isQuiet
        />
      )}
      <div className={styles.tags}>
        {!isReadOnly && (
          <Button type="text" size="mini" loading={resolving.isLoading} onClick={() => void toggle()}>
            {t(isResolved ? 'comment.reopen' : 'comment.resolve')}
          </Button>
        )}
      </div>
    </li>
  )
}
