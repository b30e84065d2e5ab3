import { TagsBar } from '@sqos/layout'
import { useTabBar } from '../tabs/use-tab-bar.tsx'

/** The tag bar with the user's open pages. */
export function Tabs({ showIcons }: { showIcons: boolean }) {
  const bar = useTabBar()
  return (
    <TagsBar
      tabs={bar.tabs}
      active={bar.active}
      showIcons={showIcons}
      onClose={bar.close}
      onCloseOthers={bar.closeOthers}
      onCloseAll={bar.closeAll}
      onRefresh={bar.refresh}
      onReorder={bar.reorder}
    />
  )
}
