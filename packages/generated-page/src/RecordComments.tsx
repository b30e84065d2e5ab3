import { Button, ConfigProvider, Mentions } from '@arco-design/web-react'
import { readOnce, useApiDispatch } from '@sqos/api-client'
import {
  type RecordComment,
  useAddRecordCommentMutation,
  useDeleteRecordCommentMutation,
  useListRecordCommentsQuery,
} from '@sqos/api-client/collaboration'
import { userApi } from '@sqos/api-client/user'
import { formatDate, formatRelativeTime } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmAction, FailedState, showToast, Skeleton } from '@sqos/ui-kit'
import {
  cloneElement,
  type FormEvent,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { OpenRecord } from './record-messages.ts'
import styles from './Record.module.css'

/** Comments of the first page. */
export const COMMENTS_PAGE = 20
/** People in the list of a mention. */
const CANDIDATES = 8
const MAX_LENGTH = 4000

/** Comments on a record, the newest first, and the field for a new one. `@` mentions people. */
export function RecordComments({ record }: { record: OpenRecord }) {
  const { t } = useText('generatedPage')
  const [pages, setPages] = useState(1)
  const query = useCommentsPage(record, 1)
  const { data } = query
  const total = data?.pagination.total ?? 0

  return (
    <>
      <NewComment {...record} />
      {!data && (query.isError ? <FailedState onRetry={() => void query.refetch()} /> : <Skeleton lines={2} />)}
      {data && total === 0 && <p className={styles['empty']}>{t('comments.empty')}</p>}
      <ul className={styles['list']}>
        {data?.list.map((comment) => (
          <Comment key={comment.id} comment={comment} record={record} />
        ))}
        {Array.from({ length: pages - 1 }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a page is its number
          <LaterComments key={index} record={record} page={index + 2} />
        ))}
      </ul>
      {data && total > COMMENTS_PAGE * pages && (
        <Button size="small" onClick={() => setPages(pages + 1)}>
          {t('comments.more')}
        </Button>
      )}
    </>
  )
}

const useCommentsPage = ({ modelId, id }: OpenRecord, currentPage: number) =>
  useListRecordCommentsQuery({ modelId, id, currentPage, pageSize: COMMENTS_PAGE }, { refetchOnMountOrArgChange: true })

function LaterComments({ record, page }: { record: OpenRecord; page: number }) {
  const { data, isError, refetch } = useCommentsPage(record, page)
  if (!data) return <li>{isError ? <FailedState onRetry={() => void refetch()} /> : <Skeleton lines={2} />}</li>
  return data.list.map((comment) => <Comment key={comment.id} comment={comment} record={record} />)
}

function NewComment({ modelId, id }: OpenRecord) {
  const { t } = useText('generatedPage')
  const dispatch = useApiDispatch()
  const [add, { isLoading }] = useAddRecordCommentMutation()
  const [text, setText] = useState('')
  const [people, setPeople] = useState<readonly { id: string; realName: string; department: string }[]>([])
  /** Everybody who was offered, by name: the text names people, the server wants their ids. */
  const known = useRef(new Map<string, string>())
  /** Keyword of the latest search: the answer to an earlier one may arrive later. */
  const searched = useRef<string>(undefined)

  async function search(keyword: string) {
    if (searched.current === keyword) return
    searched.current = keyword
    const asked = userApi.endpoints.listUserContacts.initiate({ keyword, pageSize: CANDIDATES })
    const { data } = await readOnce(dispatch(asked))
    if (searched.current !== keyword) return
    if (!data) searched.current = undefined
    if (!data) return
    for (const person of data.list) known.current.set(person.realName, person.id)
    setPeople(data.list)
  }

  async function send() {
    const body = text.trim()
    if (body === '') return
    const mentionedIds = [...known.current].flatMap(([name, userId]) => (mentions(body, name) ? userId : []))
    const { data } = await add({ modelId, id, recordCommentBody: { body, mentionedIds } })
    if (!data) return
    setText('')
    if (data.notReached.length > 0)
      showToast({
        kind: 'warning',
        text: t('comments.notReached', { names: data.notReached.join(t('editors.comma')) }),
      })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }

  return (
    <div className={styles['new']} onKeyDownCapture={onKeyDown} onInput={releaseKey}>
      <NamedLists name={t('comments.people')}>
        <Mentions
          alignTextarea={false}
          rows={2}
          value={text}
          onChange={(value: string) => setText(value.slice(0, MAX_LENGTH))}
          onSearch={(keyword) => void search(keyword)}
          filterOption={false}
          options={people.map(({ realName, department }) => ({
            value: realName,
            label: department === '' ? realName : `${realName}（${department}）`,
          }))}
          placeholder={t('comments.placeholder')}
          aria-label={t('comments.new')}
        />
      </NamedLists>
      <Button type="primary" size="small" loading={isLoading} disabled={text.trim() === ''} onClick={() => void send()}>
        {t('comments.send')}
      </Button>
    </div>
  )
}

/**
 * Reports the release of a key after each input: Arco follows the text at the cursor by released keys alone, and pasting or a choice
 * by mouse in the window of an input method releases none.
 */
function releaseKey({ target }: FormEvent) {
  target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
}

/** Names the lists of options below it for screen readers: the lists of Arco have no name. */
function NamedLists({ name, children }: { name: string; children: ReactNode }) {
  const config = useContext(ConfigProvider.ConfigContext)
  const value = useMemo(() => {
    const dropdownRender = (menu: ReactNode) =>
      isValidElement<{ 'aria-label'?: string }>(menu) ? cloneElement(menu, { 'aria-label': name }) : menu
    return { ...config, componentConfig: { ...config.componentConfig, Select: { dropdownRender } } }
  }, [config, name])
  return <ConfigProvider.ConfigContext.Provider value={value}>{children}</ConfigProvider.ConfigContext.Provider>
}

/** Whether a text has `@name`, followed by no further letter. */
function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(`@${name}`); at >= 0; at = text.indexOf(`@${name}`, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at + name.length + 1))) return true
  return false
}

function Comment({ comment, record }: { comment: RecordComment; record: OpenRecord }) {
  const { t, language } = useText('generatedPage')
  const [remove, { isLoading }] = useDeleteRecordCommentMutation()
  const { id: commentId, author, body, mentioned, createdAt, mayDelete } = comment

  async function askRemove() {
    if (await confirmAction({ text: t('comments.removeConfirm'), danger: true })) await remove({ ...record, commentId })
  }

  return (
    <li className={styles['comment']}>
      <p className={styles['facts']}>
        <span className={styles['author']}>{author.split('/')[0]}</span>
        <time dateTime={new Date(createdAt).toISOString()} title={formatDate(createdAt)}>
          {formatRelativeTime(createdAt, { language })}
        </time>
        {mayDelete && (
          <Button type="text" size="mini" loading={isLoading} onClick={() => void askRemove()}>
            {t('comments.remove')}
          </Button>
        )}
      </p>
      <p className={styles['body']}>
        <MentionedText text={body} names={mentioned.map(({ name }) => name)} />
      </p>
    </li>
  )
}

/** A text whose mentions are marked. */
function MentionedText({ text, names }: { text: string; names: readonly string[] }) {
  const known = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length)
  const parts: { text: string; isMention: boolean }[] = []
  let rest = text
  while (rest !== '') {
    const found = known
      .map((name) => ({ mark: `@${name}`, at: rest.indexOf(`@${name}`) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at)[0]
    if (!found) {
      parts.push({ text: rest, isMention: false })
      break
    }
    if (found.at > 0) parts.push({ text: rest.slice(0, found.at), isMention: false })
    parts.push({ text: found.mark, isMention: true })
    rest = rest.slice(found.at + found.mark.length)
  }
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
  return parts.map((part, index) => (part.isMention ? <mark key={index}>{part.text}</mark> : part.text))
}
