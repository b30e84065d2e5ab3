import { Button } from '@arco-design/web-react'
import { useGetWritingRecordQuery, useSetWritingRecordMutation } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { FailedState, Skeleton } from '@sqos/ui-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { NAMESPACE } from '../../catalogue.ts'
import styles from '../Editor.module.css'
import type { ChosenRecord, RecordPage } from './record-page.ts'
import { RecordChooser } from './RecordChooser.tsx'

interface RecordSectionProps {
  articleId: string
  pages: readonly RecordPage[]
  /** Inserts a field as a variable. */
  onInsert: (code: string, name: string) => void
}

/** 关联记录: the record that the article is about; its fields are variables. */
export function RecordSection({ articleId, pages, onInsert }: RecordSectionProps) {
  const { t } = useText(NAMESPACE)
  const { data, isError, refetch } = useGetWritingRecordQuery({ id: articleId }, { refetchOnMountOrArgChange: true })
  const [set, { isLoading }] = useSetWritingRecordMutation()
  const [isChoosing, setChoosing] = useState(false)
  if (isError) return <FailedState onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={2} />

  async function choose(source: ChosenRecord | null) {
    const { error } = await set({ id: articleId, writingRecordBody: source ?? {} })
    if (!error) setChoosing(false)
  }

  const isSet = data.state !== 'none'
  const page = pages.find(({ modelId }) => modelId === data.modelId)
  return (
    <section className={styles.field} aria-labelledby="writing-record">
      <h2 id="writing-record" className={styles.subtitle}>
        {t('record.title')}
      </h2>
      {!isSet && <p className={styles.note}>{t('record.hint')}</p>}
      {data.state === 'missing' && <p className={styles.problem}>{t('record.missing')}</p>}
      {data.state === 'shown' && (
        <p className={styles.record}>
          <span className={styles.note}>{data.modelName}</span>
          {page ? (
            <Link className={styles.link ?? ''} to={`${page.path}?record=${encodeURIComponent(data.recordId)}`}>
              {data.title || t('untitled')}
            </Link>
          ) : (
            <span>{data.title || t('untitled')}</span>
          )}
        </p>
      )}
      {data.state === 'shown' && (
        <div className={styles.tags}>
          {data.variables.map(({ code, name }) => (
            <Button key={code} size="mini" onClick={() => onInsert(code, name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.tags}>
        <Button size="mini" type="text" disabled={pages.length === 0} onClick={() => setChoosing(true)}>
          {t(isSet ? 'record.change' : 'record.choose')}
        </Button>
        {isSet && (
          <Button size="mini" type="text" loading={isLoading} onClick={() => void choose(null)}>
            {t('record.remove')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <RecordChooser
          pages={pages}
          modelId={data.modelId}
          onChoose={(record) => void choose(record)}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}
