import { useText } from '@sqos/i18n/react'
import { TabView } from '@sqos/ui-kit'
import type { ReactNode } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './ChatTabs.module.css'

const TABS = ['messages', 'contacts'] as const

/** A tab of the drawer. */
export type ChatTab = (typeof TABS)[number]

export interface ChatTabsProps {
  tab: ChatTab
  onChange: (tab: ChatTab) => void
  /** Content of the chosen tab. */
  children: ReactNode
}

/** Tabs of the drawer; the arrow keys change the tab. */
export function ChatTabs({ tab, onChange, children }: ChatTabsProps) {
  const { t } = useText(NAMESPACE)
  const tabs = TABS.map((key) => ({ key, title: t(`tab.${key}`) }))
  return (
    <div className={styles.drawer}>
      <TabView label={t('title')} tabs={tabs} active={tab} onChange={onChange} panelClassName={styles.content}>
        {children}
      </TabView>
    </div>
  )
}
