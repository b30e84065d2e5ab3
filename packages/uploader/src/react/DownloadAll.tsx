import { Button } from '@arco-design/web-react'
import { IconDownload } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../locales.ts'
import { type StoredValue, useUploadsContext } from './uploads-context.ts'

/** Button that downloads all files of a field as one archive; empty with fewer than two stored files. */
export function DownloadAll({ files, className }: { files: readonly StoredValue[]; className?: string | undefined }) {
  const { t } = useText(NAMESPACE)
  const { downloadAll } = useUploadsContext().services
  const [isAsking, setIsAsking] = useState(false)
  const stored = files.filter(({ fileId }) => Boolean(fileId))
  if (!downloadAll || stored.length < 2) return null

  async function ask() {
    setIsAsking(true)
    try {
      await downloadAll?.(stored)
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <Button
      type="text"
      size="small"
      className={className ?? ''}
      icon={<IconDownload aria-hidden />}
      loading={isAsking}
      onClick={() => void ask()}
    >
      {t('downloadAll', { count: stored.length })}
    </Button>
  )
}
