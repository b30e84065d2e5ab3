import { Button } from '@arco-design/web-react'
import { IconDownload } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { IMPORT } from './catalogue.ts'
import { FileDrop } from './FileDrop.tsx'
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
  return (
    <>
      <FileDrop
        label={t('step.upload')}
        choose={t('choose')}
        accept=".xlsx,.xls,.csv"
        busy={work.isUploading}
        onFile={(file) => void work.upload(file)}
      >
        <p className={styles.hint}>{hint}</p>
        <Button type="text" icon={<IconDownload aria-hidden="true" />} onClick={() => void work.downloadTemplate()}>
          {t('template')}
        </Button>
      </FileDrop>
      {children}
    </>
  )
}
