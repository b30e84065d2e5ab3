import { Input, Spin } from '@arco-design/web-react'
import { userApi } from '@sqos/api-client/user'
import { useLoadNear } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState } from '@sqos/ui-kit'
import { tableState } from '@sqos/ui-kit/table'
import { useDeferredValue, useEffect, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import styles from '../panel/ConversationList.module.css'
import { moveInRows } from '../thread/move-in-rows.ts'
import { PersonRow } from './PersonRow.tsx'

const PAGE_SIZE = 20
/** Distance from the end of the list in px at which the next page is loaded. */
const LOAD_WITHIN = 300
/** Milliseconds after the last key until the search begins. */
const PAUSE = 300

/** People who are chosen in a list of contacts. */
export interface ContactChoice {
  /** Ids of the chosen people. */
  chosen: ReadonlySet<string>
  /** Ids of people who cannot be chosen: they are members already. */
  without: ReadonlySet<string>
}

export interface ContactListProps {
  openId?: string | undefined
  /** Makes the rows check boxes. */
  choice?: ContactChoice | undefined
  /** Opens the conversation with a person, or chooses the person. */
  onOpen: (person: ChatPerson) => void
}

/** Everybody with an account, with a search by name and account. */
export function ContactList({ openId, choice, onOpen }: ContactListProps) {
  const { t } = useText(NAMESPACE)
  const [text, setText] = useState('')
  const [keyword, setKeyword] = useState('')
  const isStale = useDeferredValue(text).trim() !== keyword

  useEffect(
    function searchAfterPause() {
      const timer = setTimeout(setKeyword, PAUSE, text.trim())
      return () => clearTimeout(timer)
    },
    [text],
  )

  return (
    <>
      <div className={styles.search}>
        <Input.Search
          allowClear
          size="small"
          aria-label={t('searchHint')}
          placeholder={t('searchHint')}
          value={text}
          onChange={setText}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that bubble from the rows */}
      <ul
        key={keyword}
        className={styles.list}
        aria-label={t('tab.contacts')}
        aria-busy={isStale}
        data-scroller
        onKeyDown={moveInRows}
      >
        <ContactPages keyword={keyword} openId={openId} choice={choice} onOpen={onOpen} />
      </ul>
    </>
  )
}

function ContactPages({ keyword, ...props }: ContactListProps & { keyword: string }) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, index) => (
    <ContactPage
      key={index + 1}
      page={index + 1}
      keyword={keyword}
      onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
      {...props}
    />
  ))
}

interface ContactPageProps extends ContactListProps {
  keyword: string
  page: number
  /** Loads the page after this one; missing when it is loaded. */
  onMore: (() => void) | undefined
}

function ContactPage({ keyword, page, onMore, openId, choice, onOpen }: ContactPageProps) {
  const { t } = useText(NAMESPACE)
  const query = userApi.endpoints.listUserContacts.useQuery({ keyword, currentPage: page, pageSize: PAGE_SIZE })
  const { data } = query
  const hasMore = onMore !== undefined && data !== undefined && page * PAGE_SIZE < data.pagination.total
  const end = useLoadNear<HTMLLIElement>({ margin: LOAD_WITHIN, active: hasMore, onNear: () => onMore?.() })

  if (!data) {
    const state = tableState(query)
    return (
      <li className={styles.more}>
        {state.kind === 'failed' ? (
          <FailedState hint={state.message} traceId={state.traceId} onRetry={() => void query.refetch()} />
        ) : (
          <Spin tip={t('loading')} />
        )}
      </li>
    )
  }
  return (
    <>
      {data.list.map((person) => (
        <li key={person.id}>
          <PersonRow
            person={person}
            isOpen={person.id === openId}
            check={choice && (choice.without.has(person.id) ? 'fixed' : choice.chosen.has(person.id))}
            detail={person.department === '' ? person.account : person.department}
            onOpen={() => onOpen(person)}
          />
        </li>
      ))}
      {page === 1 && data.list.length === 0 && (
        <li>
          <EmptyState title={t('noContacts')} />
        </li>
      )}
      {hasMore && (
        <li ref={end} className={styles.more}>
          <Spin />
        </li>
      )}
    </>
  )
}
