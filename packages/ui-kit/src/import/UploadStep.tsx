import { Button } from '@arco-design/web-react'
import { IconDownload } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { ImportButton } from './ImportButton.tsx'
import { IMPORT } from './catalogue.ts'
import styles from './Import.module.css'
import type { ImportWork } from './import-work.ts'

interface UploadStepProps {
  work: ImportWork
  hint: string
  children: ReactNode
}

/** First step: the user chooses or drops a workbook. */
export function UploadStep({ work, hint, children }: UploadStepProps) {
  const { t } = useText(IMPORT)
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
        aria-label={t('step.upload')}
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
          {t('choose')}
        </ImportButton>
        <p className={styles.hint}>{hint}</p>
        <Button type="text" icon={<IconDownload aria-hidden="true" />} onClick={() => void work.downloadTemplate()}>
          {t('template')}
        </Button>
      </section>
      {children}
    </>
  )
}
