import { useText } from '@sqos/i18n/react'
import { NotFoundState } from '@sqos/ui-kit'
import { useNavigate, useSearchParams } from 'react-router'
import { NAMESPACE } from './catalogue.ts'
import styles from './Email.module.css'
import { EmailView } from './EmailView.tsx'
import { useEmailKeys } from './use-email-keys.ts'

/** `/emailDetail?id=`: one mail by its address. Keys: R answers, F forwards, in the mailbox. */
export function EmailDetailPage() {
  const { t } = useText(NAMESPACE)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const id = params.get('id') ?? ''
  const write = (kind: string) => () => void navigate(`/extend/email?write=${kind}:${id}`)
  const onKey = useEmailKeys(id === '' ? {} : { r: write('reply'), a: write('replyAll'), f: write('forward') })
  return (
    <div className={styles.single}>
      <h1 className={styles.title}>{t('view')}</h1>
      {id === '' ? <NotFoundState /> : <EmailView id={id} onKey={onKey} />}
    </div>
  )
}
