import { Button, Radio } from '@arco-design/web-react'
import {
  useCopyWritingArticleMutation,
  useDeleteWritingArticleMutation,
  useListWritingArticlesQuery,
  usePurgeWritingArticleMutation,
  useRecoverWritingArticleMutation,
  type WritingArticleRow,
} from '@sqos/api-client/writing'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmAction, confirmDelete, EmptyState, FailedState, NotFoundState, Skeleton } from '@sqos/ui-kit'
import { Pagination, StatusTag } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './WritingHome.module.css'

interface RecentArticlesProps {
  keyword: string
  onOpen: (id: string) => void
}

const PAGE_SIZE = 10
const SOURCES = ['own', 'shared', 'deleted'] as const
/** Texts of lists without articles. */
const NOTHING = { own: 'noArticles', shared: 'noShared', deleted: 'noDeleted' } as const

/** 最近文章: own articles, those of others that are shared with the user, or deleted ones, the last changed first. */
export function RecentArticles({ keyword, onOpen }: RecentArticlesProps) {
  const { t } = useText(NAMESPACE)
  const [source, setSource] = useState<(typeof SOURCES)[number]>('own')
  const [page, setPage] = useState({ keyword, source, number: 1 })
  // A new search starts at its first page.
  const currentPage = page.keyword === keyword && page.source === source ? page.number : 1
  const { data, isError, refetch } = useListWritingArticlesQuery(
    { keyword, source, currentPage, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  )
  const total = data?.pagination.total ?? 0
  return (
    <section aria-labelledby="writing-articles">
      <div className={styles.sources}>
        <h2 id="writing-articles" className={styles.heading}>
          {t('home.articles')}
        </h2>
        <Radio.Group
          type="button"
          size="small"
          aria-labelledby="writing-articles"
          options={SOURCES.map((value) => ({ value, label: t(`home.${value}`) }))}
          value={source}
          onChange={setSource}
        />
      </div>
      {source === 'deleted' && total > 0 && <p className={styles.note}>{t('home.deletedNote')}</p>}
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data && total === 0 && (keyword ? <NotFoundState /> : <EmptyState title={t(`home.${NOTHING[source]}`)} />)}
      <ul className={styles.articles}>
        {data?.list.map((article) =>
          source === 'deleted' ? (
            <DeletedArticle key={article.id} article={article} />
          ) : (
            <Article key={article.id} article={article} onOpen={onOpen} />
          ),
        )}
      </ul>
      {total > PAGE_SIZE && (
        <Pagination
          page={currentPage}
          pageSize={PAGE_SIZE}
          total={total}
          onPageChange={(number) => setPage({ keyword, source, number })}
          onPageSizeChange={() => undefined}
        />
      )}
    </section>
  )
}

function Article({ article, onOpen }: { article: WritingArticleRow; onOpen: (id: string) => void }) {
  const { t } = useText(NAMESPACE)
  const [copy] = useCopyWritingArticleMutation()
  const [remove] = useDeleteWritingArticleMutation()
  const { id, title, summary, status, creatorTime, lastModifyTime, access, owner } = article

  async function askRemove() {
    if (await confirmDelete({ name: title })) await remove({ id })
  }

  return (
    <li className={styles.article}>
      <button type="button" className={styles.open} onClick={() => onOpen(id)}>
        <span className={styles.name}>{title}</span>
        <span className={styles.note}>{summary}</span>
      </button>
      <StatusTag tone={status === 1 ? 'on' : 'off'}>{t(status === 1 ? 'status.done' : 'status.draft')}</StatusTag>
      {access !== 'own' && (
        <span className={styles.time}>
          {owner} · {t(`access.${access}`)}
        </span>
      )}
      <time className={styles.time}>{formatDate(lastModifyTime ?? creatorTime)}</time>
      <Button type="text" size="small" aria-label={t('home.copyOf', { title })} onClick={() => void copy({ id })}>
        {t('home.copy')}
      </Button>
      {access === 'own' && (
        <Button
          type="text"
          size="small"
          status="danger"
          aria-label={t('home.removeOf', { title })}
          onClick={() => void askRemove()}
        >
          {t('home.remove')}
        </Button>
      )}
    </li>
  )
}

/** An article that can be brought back. */
function DeletedArticle({ article: { id, title, summary, deleteTime } }: { article: WritingArticleRow }) {
  const { t } = useText(NAMESPACE)
  const [recover, { isLoading }] = useRecoverWritingArticleMutation()
  const [purge] = usePurgeWritingArticleMutation()

  async function askPurge() {
    if (await confirmAction({ text: t('home.purgeAsk', { title }), danger: true })) await purge({ id })
  }

  return (
    <li className={styles.article}>
      <span className={styles.deleted}>
        <span className={styles.name}>{title}</span>
        <span className={styles.note}>{summary}</span>
      </span>
      {deleteTime !== null && <time className={styles.time}>{formatDate(deleteTime)}</time>}
      <Button
        type="text"
        size="small"
        loading={isLoading}
        aria-label={t('home.recoverOf', { title })}
        onClick={() => void recover({ id })}
      >
        {t('home.recover')}
      </Button>
      <Button
        type="text"
        size="small"
        status="danger"
        aria-label={t('home.purgeOf', { title })}
        onClick={() => void askPurge()}
      >
        {t('home.purge')}
      </Button>
    </li>
  )
}
