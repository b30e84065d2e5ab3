import { Button } from '@arco-design/web-react'
import { IconDownload } from '@arco-design/web-react/icon'
import { useListUserImportsQuery } from '@sqos/api-client/user'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { type DragEvent, useState } from 'react'
import { ImportButton } from '../../../../parts/transfer/ImportButton.tsx'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Import.module.css'
import type { Import } from './use-import.ts'

/** 上传文件: a workbook is chosen or dropped; earlier imports can be opened again, to be taken back. */
export function UploadStep({ work }: { work: Import }) {
  const { t } = useText(NAMESPACE)
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void work.upload(file)
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same */}
      <section
        aria-label={t('import.step.upload')}
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ImportButton accept=".xlsx,.xls,.csv" busy={work.isUploading} onFile={(file) => void work.upload(file)}>
          {t('import.choose')}
        </ImportButton>
        <p className={styles.hint}>{t('import.hint')}</p>
        <Button type="text" icon={<IconDownload aria-hidden="true" />} onClick={() => void work.downloadTemplate()}>
          {t('import.template')}
        </Button>
      </section>
      <Earlier work={work} />
    </>
  )
}

function Earlier({ work }: { work: Import }) {
  const { t } = useText(NAMESPACE)
  const { data } = useListUserImportsQuery(undefined, { refetchOnMountOrArgChange: true })
  const list = data?.list ?? []
  if (list.length === 0) return null
  return (
    <section aria-label={t('import.earlier')}>
      <h3 className={styles.subtitle}>{t('import.earlier')}</h3>
      <ul className={styles.earlier}>
        {list.map(({ id, fileName, status, imported, total, createdAt }) => (
          <li key={id}>
            <span>{formatDate(createdAt)}</span>
            <span className={styles.file}>{fileName}</span>
            <span>{t(`import.status.${status}`, { imported, total })}</span>
            <Button
              type="text"
              size="small"
              aria-label={t('action.named', { action: t('import.open'), name: `${fileName} ${formatDate(createdAt)}` })}
              onClick={() => work.choose(id)}
            >
              {t('import.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
