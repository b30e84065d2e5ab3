import { Alert, Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { type ChatAudit, useListChatAuditsQuery } from '@sqos/api-client/chat'
import { useText } from '@sqos/i18n/react'
import { useListQuery } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { pagedRows } from '../../../parts/paged-list/paged-rows.ts'
import { NAMESPACE } from './catalogue.ts'
import { StartAudit } from './StartAudit.tsx'
import { useAuditColumns } from './use-audit-columns.tsx'

export { catalogues } from './catalogue.ts'

const AuditReader = lazy(async () => ({ default: (await import('./AuditReader.tsx')).AuditReader }))

const DEFAULTS = { filters: {} }

/** 聊天审计: who read which conversations, and why. Users with the grant begin an audit and read in it. */
export default function ChatAuditPage() {
  const { t } = useText(NAMESPACE)
  const list = useListQuery(DEFAULTS)
  const query = useListChatAuditsQuery(list.request)
  const [isStarting, setStarting] = useState(false)
  const [readId, setReadId] = useState<string>()
  const mayRead = query.data?.mayRead === true
  const open = mayRead ? ({ id }: ChatAudit) => setReadId(id) : undefined
  const columns = useAuditColumns(open)

  return (
    <PagedList
      title={t('title')}
      name="chat-audit"
      list={pagedRows(list, query)}
      columns={columns}
      rowKey={rowKey}
      placeholder={t('search')}
      secondary={
        mayRead && (
          <Button type="primary" icon={<IconPlus aria-hidden />} onClick={() => setStarting(true)}>
            {t('start')}
          </Button>
        )
      }
      below={query.data && !mayRead && <Alert type="info" content={t('notGranted')} />}
    >
      <StartAudit open={isStarting} onStarted={setReadId} onClose={() => setStarting(false)} />
      <Suspense>{readId !== undefined && <AuditReader id={readId} onClose={() => setReadId(undefined)} />}</Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: ChatAudit) => id
