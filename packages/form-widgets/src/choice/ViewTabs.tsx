import { TabList } from '../tabs/TabList.tsx'
import { type ChoiceTextKey, useChoiceText } from './choice-text.ts'
import styles from './ViewTabs.module.css'

interface ViewTabsProps {
  titles: readonly ChoiceTextKey[]
  place: number
  /** Id of the tab panel. */
  paneId: string
  onChange: (place: number) => void
}

/** The source. */
export function ViewTabs({ titles, place, paneId, onChange }: ViewTabsProps) {
  const t = useChoiceText()
  return (
    <TabList
      tabs={titles.map((title) => ({ key: title, title: t(title), paneId }))}
      active={place}
      onOpen={onChange}
      classNames={{ list: styles.tabs, tab: styles.tab }}
      aria-label={t('tabs')}
    />
  )
}
