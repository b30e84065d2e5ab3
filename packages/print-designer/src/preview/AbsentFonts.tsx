import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './PrintPreview.module.css'

/** Says which fonts of a template this machine does not have, and what is printed in their place. */
export function AbsentFonts({ fonts }: { fonts: readonly string[] }) {
  const { t } = useText(NAMESPACE)
  if (fonts.length === 0) return null
  return (
    <output className={styles['missing']}>
      {t('preview.absentFonts', { fonts: fonts.join(t('preview.separator')) })}
    </output>
  )
}
