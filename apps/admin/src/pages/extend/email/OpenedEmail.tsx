import { Button } from '@arco-design/web-react'
import { IconLeft } from '@arco-design/web-react/icon'
import { useDeleteEmailMutation, useMarkUnreadEmailMutation } from '@sqos/api-client/email'
import { useText } from '@sqos/i18n/react'
import { confirmDelete } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import { EmailView } from './EmailView.tsx'
import { useEmailKeys } from './use-email-keys.ts'
import type { EmailPageState } from './use-email-page.ts'

/** An opened mail of the list. Keys: J and K next and previous, R answer, A answer to all, F forward, U back. */
export function OpenedEmail({ page, id }: { page: EmailPageState; id: string }) {
  const { t } = useText(NAMESPACE)
  const { go, rows } = page
  const [remove, { isLoading }] = useDeleteEmailMutation()
  const [markUnread] = useMarkUnreadEmailMutation()
  const place = rows.findIndex((row) => row.id === id)
  const next = rows[place + 1]?.id
  const previous = place > 0 ? rows[place - 1]?.id : undefined
  const write = (kind: 'reply' | 'replyAll' | 'forward') => () => go({ write: { kind, id } })
  const onKey = useEmailKeys({
    j: next === undefined ? undefined : () => go({ mail: next }),
    k: previous === undefined ? undefined : () => go({ mail: previous }),
    r: write('reply'),
    a: write('replyAll'),
    f: write('forward'),
    u: () => go({}),
  })

  return (
    <EmailView id={id} onKey={onKey}>
      <Button icon={<IconLeft />} onClick={() => go({})}>
        {t('back')}
      </Button>
      <Button type="primary" onClick={write('reply')}>
        {t('reply')}
      </Button>
      <Button onClick={write('replyAll')}>{t('replyAll')}</Button>
      <Button onClick={write('forward')}>{t('forward')}</Button>
      {page.folder === 'inBox' && <Button onClick={() => void putBack()}>{t('markUnread')}</Button>}
      <Button loading={isLoading} onClick={() => void removeIt()}>
        {t('delete')}
      </Button>
      <Button disabled={previous === undefined} onClick={() => go({ mail: previous })}>
        {t('previous')}
      </Button>
      <Button disabled={next === undefined} onClick={() => go({ mail: next })}>
        {t('next')}
      </Button>
    </EmailView>
  )

  async function removeIt() {
    const subject = rows[place]?.subject || t('noSubject')
    if (!(await confirmDelete({ text: t('deleteConfirm', { subject }) }))) return
    const { error } = await remove({ id })
    if (!error) go({ mail: next })
  }

  async function putBack() {
    const { error } = await markUnread({ id })
    if (!error) go({})
  }
}
