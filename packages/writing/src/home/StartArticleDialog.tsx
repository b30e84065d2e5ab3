import { Button, Input, Modal } from '@arco-design/web-react'
import { useListTemplateCardsQuery } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { FailedState, NotFoundState, Skeleton } from '@sqos/ui-kit'
import { CloseButton } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import type { ChosenRecord } from '../editor/record/record-page.ts'
import { useStartArticle } from './use-start-article.ts'
import styles from './WritingHome.module.css'

export interface StartArticleDialogProps {
  /** The record that the article is about. */
  source: ChosenRecord
  /** Opens the new article in the editor. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** Begins an article about a record: with a template, or blank. */
export function StartArticleDialog({ source, onOpen, onClose }: StartArticleDialogProps) {
  const { t } = useText(NAMESPACE)
  const [keyword, setKeyword] = useState('')
  const { data, isError, refetch } = useListTemplateCardsQuery(
    { pageSize: 200, keyword },
    { refetchOnMountOrArgChange: true },
  )
  const { isStarting, startBlank, startWith } = useStartArticle({ onOpen, source })
  return (
    <Modal
      visible
      title={t('start.title')}
      closeIcon={<CloseButton />}
      focusLock
      autoFocus
      footer={null}
      onCancel={onClose}
    >
      <div className={styles.start}>
        <div className={styles.startTools}>
          <Input.Search
            allowClear
            aria-label={t('start.search')}
            placeholder={t('start.search')}
            onSearch={setKeyword}
            onClear={() => setKeyword('')}
          />
          <Button loading={isStarting} onClick={startBlank}>
            {t('home.blank')}
          </Button>
        </div>
        {isError && <FailedState onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton lines={4} />}
        {data?.list.length === 0 && keyword !== '' && <NotFoundState />}
        <ul className={styles.startList}>
          {data?.list.map((card) => (
            <li key={card.id}>
              <button type="button" className={styles.open} disabled={isStarting} onClick={() => startWith(card)}>
                <span className={styles.name}>{card.name}</span>
                <span className={styles.note}>{card.description || card.category}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}
