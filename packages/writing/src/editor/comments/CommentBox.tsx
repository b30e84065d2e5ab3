import { Button, Input } from '@arco-design/web-react'
import { useAddWritingCommentMutation, type WritingCommentBody } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import styles from '../Editor.module.css'

const MAX_LENGTH = 2000

interface CommentBoxProps {
  articleId: string
  /** What the comment is about. */
  about: Omit<WritingCommentBody, 'body'>
  label: string
  placeholder: string
  rows: number
  /** Shows the button only when there is something to send. */
  isQuiet?: boolean
  /** Called before a comment is sent; what it returns is called with the id of the stored comment. */
  onSend?: (() => (id: string) => void) | undefined
}

/** A box to write a comment or an answer; Ctrl and Enter send it. What was typed stays when it is refused. */
export function CommentBox({ articleId, about, label, placeholder, rows, isQuiet = false, onSend }: CommentBoxProps) {
  const { t } = useText(NAMESPACE)
  const [add, { isLoading }] = useAddWritingCommentMutation()
  const [text, setText] = useState('')
  const body = text.trim()

  async function send() {
    if (body === '') return
    const sent = onSend?.()
    const { data } = await add({ id: articleId, writingCommentBody: { ...about, body } })
    if (!data) return
    setText('')
    sent?.(data.id)
  }

  return (
    <>
      <Input.TextArea
        rows={rows}
        maxLength={MAX_LENGTH}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        }}
      />
      {(!isQuiet || body !== '') && (
        <div className={styles.send}>
          <Button type="primary" size="small" loading={isLoading} disabled={body === ''} onClick={() => void send()}>
            {t('comment.send')}
          </Button>
        </div>
      )}
    </>
  )
}
