import { Button, Radio } from '@arco-design/web-react'
import {
  useCopyWritingArticleMutation,
  useDeleteWritingArticleMutation,
  useListWritingArticlesQuery,
} from '@sqos/api-client/writing'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmDelete, EmptyState, FailedState, NotFoundState, Skeleton } from '@sqos/ui-kit'
import { Pagination, StatusTag } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './WritingHome.module.css'

interface RecentArticlesProps {
  keyword: string
  onOpen: (id: string) => void
}

const PAGE_SIZE = 10
const SOURCES = ['own', 'shared'] as const

/** 最近文章: own articles or those of others that are shared with the user, the last changed first. */
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
  const [copy] = useCopyWritingArticleMutation()
  const [remove] = useDeleteWritingArticleMutation()

  async function removeArticle(id: string, title: string) {
    if (await confirmDelete({ name: title })) await remove({ id })
  }

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
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data &&
        total === 0 &&
        (keyword ? (
          <NotFoundState />
        ) : (
          <EmptyState title={t(source === 'own' ? 'home.noArticles' : 'home.noShared')} />
        ))}
      <ul className={styles.articles}>
        {data?.list.map(({ id, title, summary, status, creatorTime, lastModifyTime, access, owner }) => (
          <li key={id} className={styles.article}>
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
                onClick={() => void removeArticle(id, title)}
              >
                {t('home.remove')}
              </Button>
            )}
          </li>
        ))}
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
