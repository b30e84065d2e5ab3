import { Input, Spin } from '@arco-design/web-react'
import {
  type AuditedConversation,
  type AuditedMessage,
  useListAuditedConversationsQuery,
  useListAuditedMessagesQuery,
} from '@sqos/api-client/chat'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState } from '@sqos/ui-kit'
import { Pagination, SideDrawer } from '@sqos/ui-kit/list'
import { tableState } from '@sqos/ui-kit/table'
import { useState } from 'react'
import styles from './AuditReader.module.css'
import { NAMESPACE } from './catalogue.ts'

export interface AuditReaderProps {
  id: string
  onClose: () => void
}

/** The conversations of an audit, and the messages of the chosen one. */
export function AuditReader({ id, onClose }: AuditReaderProps) {
  const { t } = useText(NAMESPACE)
  const query = useListAuditedConversationsQuery({ id }, { refetchOnMountOrArgChange: true })
  const [chosen, setChosen] = useState<AuditedConversation>()
  const state = tableState(query)
  return (
    <SideDrawer open title={t('reader')} width={960} onClose={onClose}>
      {!query.data && state.kind === 'failed' && (
        <FailedState hint={state.message} traceId={state.traceId} onRetry={() => void query.refetch()} />
      )}
      {!query.data && state.kind !== 'failed' && <Spin />}
      {query.data?.list.length === 0 && <EmptyState title={t('nothing')} />}
      {query.data && query.data.list.length > 0 && (
        <div className={styles['reader']}>
          <nav className={styles['conversations']} aria-label={t('conversations')}>
            {query.data.list.map((conversation) => (
              <button
                key={conversation.id}
                type="button"
                className={styles['conversation']}
                aria-current={conversation.id === chosen?.id}
                onClick={() => setChosen(conversation)}
              >
                <span>{nameOf(conversation)}</span>
                <span className={styles['facts']}>
                  {t('messages', { count: conversation.messages })} · {formatDate(conversation.latestTime)}
                </span>
              </button>
            ))}
          </nav>
          {chosen ? (
            <Messages key={chosen.id} auditId={id} conversation={chosen} />
          ) : (
            <p className={styles['hint']}>{t('choose')}</p>
          )}
        </div>
      )}
    </SideDrawer>
  )
}

const nameOf = ({ name, people }: AuditedConversation) =>
  people.length > 0 ? people.map((person) => person.name).join('、') : name

function Messages({ auditId, conversation }: { auditId: string; conversation: AuditedConversation }) {
  const { t } = useText(NAMESPACE)
  const [keyword, setKeyword] = useState('')
  const [{ currentPage, pageSize }, setPage] = useState({ currentPage: 1, pageSize: 50 })
  const query = useListAuditedMessagesQuery(
    { id: auditId, conversationId: conversation.id, keyword, currentPage, pageSize },
    { refetchOnMountOrArgChange: true },
  )
  const state = tableState(query)

  function search(text: string) {
    setKeyword(text.trim())
    setPage({ currentPage: 1, pageSize })
  }

  return (
    <section className={styles['messages']} aria-label={nameOf(conversation)}>
      <Input.Search
        allowClear
        aria-label={t('searchText')}
        placeholder={t('searchText')}
        maxLength={200}
        onSearch={search}
        onClear={() => search('')}
      />
      {!query.data && state.kind === 'failed' && (
        <FailedState hint={state.message} traceId={state.traceId} onRetry={() => void query.refetch()} />
      )}
      {!query.data && state.kind !== 'failed' && <Spin />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled list is read with the arrow keys */}
      <ol className={styles['list']} tabIndex={0} aria-label={t('messagesOf', { name: nameOf(conversation) })}>
        {query.data?.list.map((message) => (
          <li key={message.id} className={styles['message']}>
            <p className={styles['facts']}>
              <span>{message.sender.name}</span>
              <time dateTime={new Date(message.sendTime).toISOString()}>{formatDate(message.sendTime)}</time>
            </p>
            <Content message={message} />
          </li>
        ))}
        {query.data?.list.length === 0 && (
          <li>
            <EmptyState title={t('noMatch')} />
          </li>
        )}
      </ol>
      <Pagination
        total={query.data?.pagination.total ?? 0}
        page={currentPage}
        pageSize={pageSize}
        onPageChange={(page) => setPage({ currentPage: page, pageSize })}
        onPageSizeChange={(size) => setPage({ currentPage: 1, pageSize: size })}
      />
    </section>
  )
}

const NAMED: ReadonlySet<string> = new Set(['image', 'voice', 'video', 'file', 'card', 'notice'])

/** The text of a message; files by kind and name, which an audit does not open. */
function Content({ message: { content, contentType, isRecalled } }: { message: AuditedMessage }) {
  const { t } = useText(NAMESPACE)
  if (isRecalled) return <p className={styles['hint']}>{t('recalled')}</p>
  if (!NAMED.has(contentType)) return <p className={styles['text']}>{content}</p>
  return (
    <p className={styles['text']}>
      {t(`type.${contentType}`)} {fileNameOf(content)}
    </p>
  )
}

function fileNameOf(content: string): string {
  try {
    const value: unknown = JSON.parse(content)
    return typeof value === 'object' && value !== null && 'fileName' in value ? String(value.fileName) : ''
  } catch {
    return ''
  }
}
