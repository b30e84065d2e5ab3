import { lazyPart } from '@sqos/app-feature'
import type { SysConfigInfo } from '@sqos/api-client/auth'
import {
  AboutDialog,
  type CompanyDetails,
  type FrameMenuItem,
  type FrameSettings,
  KeySheet,
  SettingsDrawer,
  useFrameShortcuts,
} from '@sqos/layout'
import { selectSysConfig } from '@sqos/session'
import { Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { AppSlot } from '../AppSlot.tsx'
import type { AppState } from '../store.ts'
import { useTabBar } from '../tabs/use-tab-bar.tsx'
import { useProductName } from '../use-title.ts'
import { useLeaving } from './use-leaving.ts'

const Commands = lazyPart(async () => (await import('../search/Commands.tsx')).Commands)

/** Names of the frame's dialogs. */
export type FrameDialogName = 'search' | 'settings' | 'about' | 'keys'

/** Version shown when the system settings name none. Source: specification of the shell, section 9. */
const VERSION = 'V1.0'

const companyOf = (system: SysConfigInfo): CompanyDetails => ({
  name: system.companyName,
  shortName: system.companyCode,
  address: system.companyAddress,
  contact: system.companyContacts,
  phone: system.companyTelePhone,
  email: system.companyEmail,
  copyright: system.copyright,
})

export interface FrameDialogsProps {
  open: FrameDialogName | undefined
  onOpen: (dialog: FrameDialogName | undefined) => void
  menu: readonly FrameMenuItem[]
  logo: string
  settings: FrameSettings
  onSettingsChange: (change: Partial<FrameSettings>) => void
}

/** The frame's dialogs and their keyboard shortcuts. The code of a dialog is loaded when it first opens. */
export function FrameDialogs({ open, onOpen, menu, logo, settings, onSettingsChange }: FrameDialogsProps) {
  const [searched, setSearched] = useState(false)
  if (open === 'search' && !searched) setSearched(true)
  const close = () => onOpen(undefined)
  const name = useProductName()
  const system = useSelector((state: AppState) => selectSysConfig(state))
  const tabs = useTabBar()
  const { lockScreen } = useLeaving()
  const sections = useFrameShortcuts({
    onSearch: () => onOpen('search'),
    onKeySheet: () => onOpen('keys'),
    onTab: settings.tagsView ? tabs.goTo : undefined,
    onCloseTab: settings.tagsView ? tabs.closeCurrent : undefined,
    onLock: lockScreen,
  })

  return (
    <>
      {searched && (
        <Suspense fallback={null}>
          <Commands open={open === 'search'} menu={menu} tabs={tabs} onOpen={onOpen} onClose={close} />
        </Suspense>
      )}
      <SettingsDrawer open={open === 'settings'} onClose={close} value={settings} onChange={onSettingsChange}>
        <AppSlot slot="settings" />
      </SettingsDrawer>
      <KeySheet open={open === 'keys'} onClose={close} sections={sections} />
      <AboutDialog
        open={open === 'about'}
        onClose={close}
        brand={{ name, logo }}
        version={system?.sysVersion || VERSION}
        description={system?.sysDescription}
        {...(system && { company: companyOf(system) })}
      />
    </>
  )
}
