import { Button, Dropdown, Menu } from '@arco-design/web-react'
import { useGetWritingRecordQuery, useSaveWritingArticleToRecordMutation } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'

export interface SendMenuProps {
  articleId: string
  /** Undefined for users without a mailbox. */
  onMail: (() => void) | undefined
  /** Undefined where there are no messages. */
  onMessage: (() => Promise<void>) | undefined
  /** Saves the article. */
  onBefore: () => Promise<void>
}

const FIELD = 'field:'

/** 发送: as a mail, as a message, or as a file into a field of the record that the article is about. */
export function SendMenu({ articleId, onMail, onMessage, onBefore }: SendMenuProps) {
  const { t } = useText(NAMESPACE)
  const { data: record } = useGetWritingRecordQuery({ id: articleId })
  const [saveToRecord, { isLoading }] = useSaveWritingArticleToRecordMutation()
  const fields = record?.fileFields ?? []
  if (!onMail && !onMessage && fields.length === 0) return null

  async function choose(key: string) {
    if (key === 'mail') onMail?.()
    else if (key === 'message') await onMessage?.()
    else {
      await onBefore()
      await saveToRecord({ id: articleId, writingRecordFileBody: { field: key.slice(FIELD.length) } })
    }
  }

  return (
    <Dropdown
      trigger="click"
      droplist={
        <Menu onClickMenuItem={(key) => void choose(key)}>
          {onMail && <Menu.Item key="mail">{t('editor.mail')}</Menu.Item>}
          {onMessage && <Menu.Item key="message">{t('send.message')}</Menu.Item>}
          {fields.map(({ name, label }) => (
            <Menu.Item key={`${FIELD}${name}`}>{t('send.record', { label })}</Menu.Item>
          ))}
        </Menu>
      }
    >
      <Button size="small" loading={isLoading}>
        {t('send.title')}
      </Button>
    </Dropdown>
  )
}
