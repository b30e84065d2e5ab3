import type { BaseInfo } from '@sqos/api-client/current-user'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Info.module.css'

/** 基本信息: data that only administrators change. */
export function InfoList({ info }: { info: BaseInfo }) {
  const { t } = useText(NAMESPACE)
  const rows = {
    account: info.account,
    company: info.company,
    organize: info.organize,
    position: inWords(info.position),
    manager: info.manager,
    roleId: inWords(info.roleId),
    creatorTime: formatDate(info.creatorTime),
    prevLogTime: formatDate(info.prevLogTime),
    entryDate: formatDate(info.entryDate, 'YYYY-MM-DD'),
  }
  return (
    <section className={styles.section} aria-labelledby="profile-base">
      <h3 className={styles.title} id="profile-base">
        {t('info.base')}
      </h3>
      <dl className={styles.facts}>
        {Object.entries(rows).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`info.${name}`)}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const inWords = (list: string) => list.split(',').filter(Boolean).join(', ')
