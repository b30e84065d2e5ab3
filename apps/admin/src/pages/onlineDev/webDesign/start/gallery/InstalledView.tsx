import { Button } from '@arco-design/web-react'
import { IconCheckCircle } from '@arco-design/web-react/icon'
import type { InstalledApp } from '@sqos/api-client/app-template'
import { useText } from '@sqos/i18n/react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { NAMESPACE } from './catalogue.ts'
import styles from './Gallery.module.css'

interface InstalledViewProps {
  app: InstalledApp
  onDesign: () => void
  onClose: () => void
}

/** What was installed, and where to go next. */
export function InstalledView({ app, onDesign, onClose }: InstalledViewProps) {
  const { t } = useText(NAMESPACE)
  const navigate = useNavigate()
  const actions = useRef<HTMLDivElement>(null)
  useEffect(function focusAction() {
    actions.current?.querySelector('button')?.focus()
  }, [])

  function openApp() {
    onClose()
    void navigate(`/model/${app.enCode.replaceAll('.', '')}`)
  }

  return (
    <div className={styles.done}>
      <IconCheckCircle className={styles.doneIcon ?? ''} aria-hidden />
      <h2 className={styles.title}>{t('done.title', { name: app.fullName })}</h2>
      <p className={styles.about}>
        {t(app.isPublished ? 'done.published' : 'done.unpublished')}{' '}
        {app.rowCount > 0 && t('done.rows', { count: app.rowCount })}
      </p>
      <div ref={actions} className={styles.actions}>
        {app.isPublished && (
          <Button type="primary" onClick={openApp}>
            {t('done.open')}
          </Button>
        )}
        <Button type={app.isPublished ? 'default' : 'primary'} onClick={onDesign}>
          {t('done.design')}
        </Button>
        <Button type="text" onClick={onClose}>
          {t('done.close')}
        </Button>
      </div>
    </div>
  )
}
