import { useGetWritingRecordQuery, useSaveWritingArticleToRecordMutation } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import type { RowMenuItem } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'

export interface SendingProps {
  articleId: string
  /** Undefined for users without a mailbox. */
  onMail: (() => void) | undefined
  /** Undefined where there are no messages. */
  onMessage: (() => Promise<void>) | undefined
  /** Saves the article. */
  onBefore: () => Promise<void>
}

/** 发送: as a mail, as a message, or as a file into a field of the record that the article is about. */
export function useSending({ articleId, onMail, onMessage, onBefore }: SendingProps) {
  const { t } = useText(NAMESPACE)
  const { data: record } = useGetWritingRecordQuery({ id: articleId })
  const [saveToRecord, { isLoading }] = useSaveWritingArticleToRecordMutation()
  const fields = record?.fileFields ?? []

  async function saveIn(field: string) {
    await onBefore()
    await saveToRecord({ id: articleId, writingRecordFileBody: { field } })
  }

  const items: RowMenuItem[] = [
    ...(onMail ? [{ text: t('editor.mail'), onClick: onMail }] : []),
    ...(onMessage ? [{ text: t('send.message'), onClick: () => void onMessage() }] : []),
    ...fields.map(({ name, label }) => ({ text: t('send.record', { label }), onClick: () => void saveIn(name) })),
  ]
  return { items, isLoading }
}
