import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { useAddress } from '../shared/use-address.ts'
import { AssignPanel } from './AssignPanel.tsx'
import styles from './Authority.module.css'
import { NAMESPACE } from './catalogue.ts'
import { ComparePanel } from './ComparePanel.tsx'
import { WhyPanel } from './WhyPanel.tsx'

export { catalogues } from './catalogue.ts'

const PANELS = { why: WhyPanel, compare: ComparePanel, assign: AssignPanel }
const TABS = ['why', 'compare', 'assign'] as const

/** 权限查询: explains the permissions of a user, shows the system as that user, compares what two holders grant. */
export default function AuthorityPage() {
  const { t } = useText(NAMESPACE)
  const { read, write } = useAddress()
  const may = usePermission()
  const tabs = TABS.filter((tab) => tab !== 'assign' || may('btn_authorize'))
  const current = tabs.find((tab) => tab === read('tab')) ?? 'why'

  const Panel = PANELS[current]

  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{t('title')}</h1>
        <nav className={styles.tabs} aria-label={t('title')}>
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.tab}
              aria-current={one === current ? 'page' : undefined}
              onClick={() => write({ tab: one === 'why' ? '' : one })}
            >
              {t(`tab.${one}`)}
            </button>
          ))}
        </nav>
        <Panel />
      </div>
    </div>
  )
}
