import { CommandBar, type CommandPage, type FrameMenuItem } from '@sqos/layout'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import type { FrameDialogName } from '../frame/FrameDialogs.tsx'
import type { AppState } from '../store.ts'
import { selectRecent } from '../tabs/tabs-slice.ts'
import type { TabBar } from '../tabs/use-tab-bar.tsx'
import { useCommandActions } from './use-command-actions.tsx'

export interface CommandsProps {
  open: boolean
  menu: readonly FrameMenuItem[]
  tabs: TabBar
  onOpen: (dialog: FrameDialogName) => void
  onClose: () => void
}

/** The command bar: pages by title, path and pinyin, and actions. */
export function Commands({ open, menu, tabs, onOpen, onClose }: CommandsProps) {
  const navigate = useNavigate()
  const recents = useSelector((state: AppState) => selectRecent(state))
  const actions = useCommandActions(tabs, onOpen)

  function openPage(page: CommandPage, where: 'here' | 'new window') {
    if (where === 'here') void navigate(page.path)
    else window.open(page.path, '_blank', 'noopener')
  }

  return (
    <CommandBar open={open} menu={menu} actions={actions} recents={recents} onOpenPage={openPage} onClose={onClose} />
  )
}
