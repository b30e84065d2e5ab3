import { Modal } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { selectSysConfig } from '@sqos/session'
import { useSelector } from 'react-redux'
import type { AppState } from '../store.ts'
import { useProductName } from '../use-title.ts'
import styles from './About.module.css'

/** What stands there when the system settings name no version. Source: specification of the shell, section 9. */
const VERSION = 'V1.0'

/** Name, version and owner of the product, and that it is an open demo. */
export function About({ onClose }: { onClose: () => void }) {
  const { t } = useText('admin')
  const name = useProductName()
  const info = useSelector((state: AppState) => selectSysConfig(state))
  const notes = [info?.companyName, info?.copyright].filter(Boolean)

  return (
    <Modal visible title={t('about.title')} footer={null} onCancel={onClose} className={styles.dialog ?? ''}>
      <div className={styles.about}>
        <img src="/logo.svg" alt="" width={56} height={56} />
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {t('about.version')} {info?.sysVersion || VERSION}
        </p>
        <p className={styles.demo}>{t('about.demo')}</p>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </Modal>
  )
}
