import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../locales.ts'
import { UploadRow } from './UploadRow.tsx'
import styles from './UploadPanel.module.css'
import { useUploads } from './use-uploads.ts'

export interface UploadPanelProps {
  /** Default: the uploads of all scopes. */
  scope?: string | undefined
}

/** List of uploads; empty without uploads. */
export function UploadPanel({ scope }: UploadPanelProps) {
  const { t } = useText(NAMESPACE)
  const items = useUploads(scope)
  if (items.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('uploads')}>
      {items.map((item) => (
        <li key={item.id}>
          <UploadRow item={item} />
        </li>
      ))}
    </ul>
  )
}
