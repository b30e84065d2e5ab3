import { Input, Modal } from '@arco-design/web-react'
import { useListWritingRecordsQuery } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, NotFoundState, Skeleton } from '@sqos/ui-kit'
import { CloseButton } from '@sqos/ui-kit/list'
import { useState } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import styles from '../Editor.module.css'
import { PageSelect } from './PageSelect.tsx'
import type { ChosenRecord, RecordPage } from './record-page.ts'

/** Milliseconds after the last letter. */
const PAUSE = 300

interface RecordChooserProps {
  pages: readonly RecordPage[]
  /** The page that is chosen at first. */
  modelId?: string | undefined
  onChoose: (record: ChosenRecord) => void
  onClose: () => void
}

/** Chooses a record: its page first, then one of the last records or of those that a search finds. */
export function RecordChooser({ pages, modelId, onChoose, onClose }: RecordChooserProps) {
  const { t } = useText(NAMESPACE)
  const [menuId, setMenuId] = useState(
    (pages.find((page) => page.modelId === modelId) ?? (pages.length === 1 ? pages[0] : undefined))?.menuId,
  )
  const [keyword, setKeyword] = useState('')
  const page = pages.find((one) => one.menuId === menuId)
  const { currentData, isError, isFetching, refetch } = useListWritingRecordsQuery(
    { modelId: page?.modelId ?? '', menuId: page?.menuId, keyword },
    { skip: !page, refetchOnMountOrArgChange: true },
  )
  const data = currentData
  return (
    <Modal
      visible
      title={t('record.choose')}
      closeIcon={<CloseButton />}
      focusLock
      autoFocus
      footer={null}
      onCancel={onClose}
    >
      <div className={styles.panel}>
        <PageSelect
          pages={pages}
          label={t('record.page')}
          value={menuId}
          onChange={(next) => {
            setMenuId(next)
            setKeyword('')
          }}
        />
        {page && (
          <SearchBox
            key={page.menuId}
            label={data?.searched ? t('record.search', { field: data.searched }) : t('record.searchAny')}
            onSearch={setKeyword}
          />
        )}
        {isError && <FailedState onRetry={() => void refetch()} />}
        {page && !data && !isError && <Skeleton lines={4} />}
        {data && data.list.length === 0 && (keyword ? <NotFoundState /> : <EmptyState title={t('record.none')} />)}
        {page && data && (
          <ul className={styles.items} aria-busy={isFetching}>
            {data.list.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.item}
                  onClick={() => onChoose({ modelId: page.modelId, menuId: page.menuId, recordId: id })}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}

/** Searches a moment after the last letter. */
function SearchBox({ label, onSearch }: { label: string; onSearch: (keyword: string) => void }) {
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>()
  return (
    <Input.Search
      allowClear
      aria-label={label}
      placeholder={label}
      maxLength={200}
      onChange={(keyword) => {
        clearTimeout(timer)
        setTimer(setTimeout(() => onSearch(keyword), PAUSE))
      }}
    />
  )
}
