import { Button, Input } from '@arco-design/web-react'
import { IconFile, IconPlus } from '@arco-design/web-react/icon'
import { useListOutlineOptionsQuery, useListTemplateCardsQuery } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, NotFoundState, Skeleton } from '@sqos/ui-kit'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { RecentArticles } from './RecentArticles.tsx'
import { useStartArticle } from './use-start-article.ts'
import styles from './WritingHome.module.css'

export interface WritingHomeProps {
  /** Opens an article in the editor. */
  onOpen: (id: string) => void
}

const MANY = { pageSize: 200 }

/** 写作首页: templates by category, outlines, own articles. */
export function WritingHome({ onOpen }: WritingHomeProps) {
  const { t } = useText(NAMESPACE)
  const [keyword, setKeyword] = useState('')
  const templates = useListTemplateCardsQuery({ ...MANY, keyword }, { refetchOnMountOrArgChange: true })
  const outlines = useListOutlineOptionsQuery(MANY)
  const { isStarting, startBlank, startWith, startOutline } = useStartArticle({ onOpen })
  const cards = templates.data?.list ?? []
  const categories = [...new Set(cards.map(({ category }) => category))]
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <Input.Search
          className={styles.search ?? ''}
          allowClear
          aria-label={t('home.search')}
          placeholder={t('home.search')}
          onSearch={setKeyword}
          onClear={() => setKeyword('')}
        />
        <Button type="primary" icon={<IconPlus />} loading={isStarting} onClick={startBlank}>
          {t('home.blank')}
        </Button>
      </header>

      <section aria-labelledby="writing-templates">
        <h2 id="writing-templates" className={styles.heading}>
          {t('home.templates')}
        </h2>
        {templates.isError && <FailedState onRetry={() => void templates.refetch()} />}
        {!templates.data && !templates.isError && <Skeleton lines={4} />}
        {templates.data &&
          cards.length === 0 &&
          (keyword ? <NotFoundState /> : <EmptyState title={t('home.noTemplates')} />)}
        {categories.map((category) => (
          <div key={category} className={styles.group}>
            <h3 className={styles.category}>{category || t('home.others')}</h3>
            <ul className={styles.cards}>
              {cards
                .filter((card) => card.category === category)
                .map((card) => (
                  <li key={card.id}>
                    <button type="button" className={styles.card} disabled={isStarting} onClick={() => startWith(card)}>
                      {card.cover ? (
                        <img className={styles.cover} src={card.cover} alt="" />
                      ) : (
                        <span className={styles.cover}>
                          <IconFile aria-hidden />
                        </span>
                      )}
                      <span className={styles.name}>{card.name}</span>
                      <span className={styles.note}>{card.description}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </section>

      {(outlines.data?.list.length ?? 0) > 0 && (
        <section aria-labelledby="writing-outlines">
          <h2 id="writing-outlines" className={styles.heading}>
            {t('home.outlines')}
          </h2>
          <div className={styles.outlines}>
            {outlines.data?.list.map(({ id, name, content }) => (
              <Button key={id} disabled={isStarting} onClick={() => startOutline({ name, content })}>
                {name}
              </Button>
            ))}
          </div>
        </section>
      )}

      <RecentArticles keyword={keyword} onOpen={onOpen} />
    </div>
  )
}
