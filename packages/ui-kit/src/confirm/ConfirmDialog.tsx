import { Button, Modal } from '@arco-design/web-react'
import { IconExclamationCircleFill } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../locales.ts'
import styles from './ConfirmDialog.module.css'
import type { ConfirmOptions, Question } from './confirm-store.ts'
import { useReturnFocus } from '@sqos/hooks'

/** Confirmation dialog with a question and two buttons. */
export function ConfirmDialog({ question }: { question: Question }) {
  const { t } = useText(NAMESPACE)
  const [answered, setAnswered] = useState(false)
  const returnFocus = useReturnFocus(true)
  const { title, text, subject, confirmText, cancelText, danger } = useOptions(question)

  function answer(agreed: boolean) {
    setAnswered(true)
    question.answer(agreed)
  }

  return (
    <Modal
      visible={!answered}
      title={title ?? t('notice')}
      closable={false}
      autoFocus
      focusLock
      className={styles['dialog'] ?? ''}
      onCancel={() => answer(false)}
      afterClose={() => {
        returnFocus()
        question.close()
      }}
      footer={
        <>
          <Button onClick={() => answer(false)}>{cancelText ?? t('cancel')}</Button>
          <Button type="primary" {...(danger && { status: 'danger' })} onClick={() => answer(true)}>
            {confirmText ?? t('confirm')}
          </Button>
        </>
      }
    >
      <div className={styles['body']} data-danger={danger || undefined}>
        <IconExclamationCircleFill aria-hidden />
        <div>
          <p>{text}</p>
          {subject && <p className={styles['subject']}>{subject}</p>}
        </div>
      </div>
    </Modal>
  )
}

function useOptions({ options }: Question): ConfirmOptions {
  const { t } = useText(NAMESPACE)
  if (!('kind' in options)) return options
  const { name, text, isRecyclable = false } = options
  return {
    text: text ?? t(isRecyclable ? 'delete.askRecyclable' : 'delete.ask'),
    subject: name === undefined ? undefined : t('delete.named', { name }),
    danger: true,
  }
}
