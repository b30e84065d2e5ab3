import { IconHome } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { Link } from 'react-router'
import { useTitle } from '../../app/use-title.ts'
import styles from './NotFound.module.css'

export const noCache = true

/** No page exists at the address, or it could not be opened. */
export default function NotFoundPage() {
  const { t } = useText('admin')
  useTitle(t('notFound.title'))

  return (
    <section className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.hint}>{t('notFound.hint')}</p>
      <Link className={styles.link} to="/home">
        <IconHome aria-hidden="true" />
        {t('notFound.home')}
      </Link>
    </section>
  )
}
