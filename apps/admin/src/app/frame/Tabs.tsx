import { TagsBar } from '@sqos/layout'
import { useTabBar } from '../tabs/use-tab-bar.tsx'

/** The opened pages, connected to the tabs of the person. */
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
