import { useText } from '@sqos/i18n/react'
import { FrameDialog } from '../dialog/FrameDialog.tsx'
import type { FrameBrand } from '../frame/Brand.tsx'
import styles from './About.module.css'

export interface AboutDialogProps {
  open: boolean
  onClose: () => void
  brand: Pick<FrameBrand, 'name' | 'logo'>
  version: string
}

/** What this is, which version, and under which terms. Source of the text: specification of the shell, section 1. */
export function AboutPanel({ open, onClose, brand, version }: AboutDialogProps) {
  const { t } = useText('layout')
  return (
    <FrameDialog open={open} onClose={onClose} title={t('about')} placement="center">
      <div className={styles.product}>
        <img src={brand.logo} alt="" width={40} height={40} />
        <div>
          <div className={styles.name}>{brand.name}</div>
          <div className={styles.version}>{t('version', { version })}</div>
        </div>
      </div>
      <p className={styles.text}>{t('aboutText')}</p>
    </FrameDialog>
  )
}
