import { useText } from '@sqos/i18n/react'
import { FrameDialog } from '../dialog/FrameDialog.tsx'
import type { FrameBrand } from '../frame/Brand.tsx'
import styles from './About.module.css'

/** The company behind an installation. */
export interface CompanyDetails {
  name?: string | undefined
  shortName?: string | undefined
  address?: string | undefined
  /** Legal representative. */
  contact?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  copyright?: string | undefined
}

/** Details in their order; the copyright has no label. */
const DETAILS = ['name', 'shortName', 'address', 'contact', 'phone', 'email'] as const

export interface AboutDialogProps {
  open: boolean
  onClose: () => void
  brand: Pick<FrameBrand, 'name' | 'logo'>
  version: string
  /** Purpose of the product, as a text of its owner. */
  description?: string | undefined
  /** The operating company; empty details are left out. */
  company?: CompanyDetails | undefined
}

/** Shows the product, its version, its terms and the company that runs it. Source of the text: specification of the shell, section 1. */
export function AboutPanel({ open, onClose, brand, version, description, company }: AboutDialogProps) {
  const { t } = useText('layout')
  const details = DETAILS.filter((key) => company?.[key])
  return (
    <FrameDialog open={open} onClose={onClose} title={t('about')} placement="center">
      <div className={styles.product}>
        <img src={brand.logo} alt="" width={40} height={40} />
        <div>
          <div className={styles.name}>{brand.name}</div>
          <div className={styles.version}>{t('version', { version })}</div>
        </div>
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.text}>{t('aboutText')}</p>
      {details.length > 0 && (
        <dl className={styles.company}>
          {details.map((key) => (
            <div key={key}>
              <dt>{t(`company.${key}`)}</dt>
              <dd>{company?.[key]}</dd>
            </div>
          ))}
        </dl>
      )}
      {company?.copyright && <p className={styles.copyright}>{company.copyright}</p>}
    </FrameDialog>
  )
}
