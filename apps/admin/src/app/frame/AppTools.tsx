import { useText } from '@sqos/i18n/react'
import { type FrameSettings, FrameTools } from '@sqos/layout'
import { selectUser } from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { AppSlot } from '../AppSlot.tsx'
import { imageAddress } from '../image-address.ts'
import { pageModules } from '../routing/page-modules.ts'
import type { AppState } from '../store.ts'
import type { FrameDialogName } from './FrameDialogs.tsx'
import { useDark } from './use-dark.ts'
import { useLanguageSwitch } from './use-language-switch.ts'
import { useLeaving } from './use-leaving.ts'

export interface AppToolsProps {
  settings: FrameSettings
  onOpen: (dialog: FrameDialogName) => void
}

/** The end of the top bar: buttons of features, search, settings, language, user menu. */
export function AppTools({ settings, onOpen }: AppToolsProps) {
  const { t, language } = useText('admin')
  const user = useSelector((state: AppState) => selectUser(state))
  const navigate = useNavigate()
  const switchLanguage = useLanguageSwitch()
  const [dark, setDark] = useDark()
  const { leave, lockScreen } = useLeaving()

  return (
    <FrameTools
      user={{ name: user?.userName ?? '', note: user?.userAccount, avatar: imageAddress(user?.headIcon) }}
      language={language}
      onLanguageChange={settings.showLanguage ? (next) => void switchLanguage(next) : undefined}
      dark={dark}
      onDarkChange={setDark}
      onSearch={settings.showSearch ? () => onOpen('search') : undefined}
      onSettings={() => onOpen('settings')}
      onProfile={pageModules.has('/profile') ? () => void navigate('/profile') : undefined}
      onAbout={() => onOpen('about')}
      onFullScreenUnsupported={() => showToast({ kind: 'warning', text: t('fullScreenUnsupported') })}
      onLock={lockScreen}
      onSignOut={leave}
    >
      <AppSlot slot="tool" except={settings.showDlown ? undefined : 'downloads'} />
    </FrameTools>
  )
}
