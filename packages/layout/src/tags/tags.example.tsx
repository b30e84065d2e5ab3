import { IconBook, IconFile, IconHome } from '@arco-design/web-react/icon'
import { useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import type { FrameTab } from './tab-order.ts'
import { TagsBar } from './TagsBar.tsx'

/** One affix tab and the given number of closable tabs. */
export function exampleTabs(count: number): FrameTab[] {
  const others = ['数据字典', '用户管理', '系统日志', '角色权限']
  return [
    { path: '/home', title: '首页', icon: <IconHome />, affix: true },
    ...Array.from({ length: count }, (_, index) => ({
      path: `/page/${index + 1}?id=${index + 1}`,
      title: others[index] ?? `第 ${index + 1} 页`,
      icon: index % 2 ? <IconFile /> : <IconBook />,
    })),
  ]
}

export interface TagsExampleProps {
  tabs?: FrameTab[]
  path?: string
  showIcons?: boolean
  onRefresh?: (path: string) => void
}

/** Self-contained tabs bar for stories and tests. */
export function TagsExample({ path = '/page/2?id=2', ...props }: TagsExampleProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <LiveTags {...props} />
    </MemoryRouter>
  )
}

/** Tabs inside an existing router. */
export function LiveTags({ tabs: initial = exampleTabs(4), showIcons, onRefresh }: Omit<TagsExampleProps, 'path'>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [tabs, setTabs] = useState(initial)
  const active = pathname + search

  function keep(kept: FrameTab[]) {
    setTabs(kept)
    if (!kept.some((tab) => tab.path === active)) void navigate(kept.at(-1)?.path ?? '/home')
  }

  return (
    <TagsBar
      tabs={tabs}
      active={active}
      showIcons={showIcons}
      onClose={(path) => keep(tabs.filter((tab) => tab.path !== path))}
      onCloseOthers={(path) => keep(tabs.filter((tab) => tab.affix || tab.path === path))}
      onCloseAll={() => keep(tabs.filter((tab) => tab.affix))}
      onRefresh={(path) => onRefresh?.(path)}
      onReorder={(paths) => setTabs(paths.flatMap((path) => tabs.filter((tab) => tab.path === path)))}
    />
  )
}
