import { Button } from '@arco-design/web-react'
import { useListWritingCommentsQuery, type WritingThread } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { commentAtCursor, commentedRanges, markComment } from '@sqos/rich-text/editor'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import type { Realtime } from '@sqos/realtime'
import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import styles from '../Editor.module.css'
import { CommentBox } from './CommentBox.tsx'
import { CommentThread } from './CommentThread.tsx'
import { followComments } from './follow-comments.ts'

/** Milliseconds after which comments of other people appear while the socket is away. */
const POLL = 15_000
/** Milliseconds after the last change: the places in a long text are not read at each key. */
const PAUSE = 400
const MAX_LENGTH = 2000
/** Letters of the text that a comment shows. */
const QUOTED = 500
const NO_THREADS: readonly WritingThread[] = []

export interface CommentPanelProps {
  editor: Editor
  articleId: string
  /** The user may only read: comments are about the whole article. */
  isReadOnly: boolean
  /** The socket, through which comments of others arrive at once. */
  realtime: Pick<Realtime, 'send' | 'on' | 'onStatus' | 'status'>
}

/** 批注: comments on texts of the article and on all of it, in the order of the text; the resolved ones at the end. */
export function CommentPanel({ editor, articleId, isReadOnly, realtime }: CommentPanelProps) {
  const { t } = useText(NAMESPACE)
  const [isAnnounced, setAnnounced] = useState(false)
  const { data, isError, refetch } = useListWritingCommentsQuery(
    { id: articleId },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, pollingInterval: isAnnounced ? 0 : POLL },
  )
  useEffect(
    function followOthers() {
      const onNews = () => void refetch()
      return followComments({ realtime, articleId, onNews, onFollowing: setAnnounced })
    },
    [realtime, articleId, refetch],
  )
  const { places, current, selected } = useComments(editor)
  const [showsResolved, setShowsResolved] = useState(false)

  const threads = data ?? NO_THREADS
  const open = threads
    .filter(({ isResolved }) => !isResolved)
    .toSorted((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity) || 0)
  const resolved = threads.filter(({ isResolved }) => isResolved)

  const thread = (one: WritingThread) => (
    <CommentThread
      key={one.id}
      thread={one}
      editor={editor}
      articleId={articleId}
      isReadOnly={isReadOnly}
      isCurrent={one.id === current}
      isPlaced={places.has(one.id)}
    />
  )
  return (
    <div className={styles.panel}>
      <NewComment
        key={articleId}
        label={selected === '' ? t('comment.onAll') : t('comment.onText')}
        quote={isReadOnly ? '' : selected}
        editor={editor}
        articleId={articleId}
      />
      {isError && !data && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data && open.length === 0 && <EmptyState title={t('comment.none')} />}
      <ul className={styles.threads}>{open.map(thread)}</ul>
      {resolved.length > 0 && (
        <Button type="text" size="mini" aria-expanded={showsResolved} onClick={() => setShowsResolved(!showsResolved)}>
          {t('comment.resolved', { count: resolved.length })}
        </Button>
      )}
      {showsResolved && <ul className={styles.threads}>{resolved.map(thread)}</ul>}
    </div>
  )
}

const placesIn = (editor: Editor) => new Map([...commentedRanges(editor)].map(([id, { from }]) => [id, from]))

const cursorIn = (editor: Editor) => ({ current: commentAtCursor(editor), selected: selectedText(editor) })

function selectedText({ state: { doc, selection } }: Editor): string {
  const text = doc.textBetween(selection.from, Math.min(selection.to, selection.from + MAX_LENGTH), ' ')
  return Array.from(text).slice(0, QUOTED).join('')
}

/** Places of the comments in the text, the one at the cursor, and the selected text. */
function useComments(editor: Editor) {
  const [places, setPlaces] = useState(() => placesIn(editor))
  const [cursor, setCursor] = useState(() => cursorIn(editor))
  useEffect(
    function followText() {
      let timer: ReturnType<typeof setTimeout> | undefined
      const followChange = () => {
        clearTimeout(timer)
        timer = setTimeout(() => setPlaces(placesIn(editor)), PAUSE)
      }
      const followCursor = () =>
        setCursor((before) => {
          const next = cursorIn(editor)
          return next.current === before.current && next.selected === before.selected ? before : next
        })
      editor.on('selectionUpdate', followCursor)
      editor.on('update', followChange)
      return () => {
        clearTimeout(timer)
        editor.off('selectionUpdate', followCursor)
        editor.off('update', followChange)
      }
    },
    [editor],
  )
  return { places, ...cursor }
}

interface NewCommentProps {
  label: string
  /** The text that is commented on; empty for the whole article. */
  quote: string
  editor: Editor
  articleId: string
}

function NewComment({ label, quote, editor, articleId }: NewCommentProps) {
  /** Marks the text that is selected now, unless it has changed when the comment is stored. */
  function rememberText() {
    const { from, to } = editor.state.selection
    const textThere = () => editor.state.doc.textBetween(from, Math.min(to, editor.state.doc.content.size), ' ')
    const before = textThere()
    return (id: string) => {
      if (quote === '' || textThere() !== before) return
      markComment(editor, { from, to, id })
      editor.commands.setTextSelection(to)
    }
  }

  return (
    <div className={styles.field}>
      {quote !== '' && <p className={styles.quote}>{quote}</p>}
      <CommentBox
        articleId={articleId}
        about={{ quote }}
        label={label}
        placeholder={label}
        rows={3}
        onSend={rememberText}
      />
    </div>
  )
}
