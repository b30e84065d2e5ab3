import { useText } from '@sqos/i18n/react'
import styles from './Authority.module.css'
import { NAMESPACE } from './catalogue.ts'
import { ComparePanel } from './ComparePanel.tsx'
import { useAddress } from './use-address.ts'
import { WhyPanel } from './WhyPanel.tsx'

export { catalogues } from './catalogue.ts'

const TABS = ['why', 'compare'] as const

/** 权限查询: why somebody may or may not, through their eyes if need be, and how two roles differ. */
export default function AuthorityPage() {
  const { t } = useText(NAMESPACE)
  const { read, write } = useAddress()
  const tab = read('tab') === 'compare' ? 'compare' : 'why'

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <nav className={styles.tabs} aria-label={t('title')}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.tab}
            aria-current={one === tab ? 'page' : undefined}
            onClick={() => write({ tab: one === 'why' ? '' : one })}
          >
            {t(`tab.${one}`)}
          </button>
        ))}
      </nav>
      {tab === 'why' ? <WhyPanel /> : <ComparePanel />}
    </div>
  )
}
