import {
  IconCloseCircle,
  IconInfoCircle,
  IconLanguage,
  IconLock,
  IconMoonFill,
  IconPoweroff,
  IconQuestionCircle,
  IconRefresh,
  IconSettings,
  IconSunFill,
} from '@arco-design/web-react/icon'
import { LANGUAGES } from '@sqos/contract'
import { languageName } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import type { CommandAction } from '@sqos/layout'
import type { FrameDialogName } from '../frame/FrameDialogs.tsx'
import { useDark } from '../frame/use-dark.ts'
import { useLanguageSwitch } from '../frame/use-language-switch.ts'
import { useLeaving } from '../frame/use-leaving.ts'
import type { TabBar } from '../tabs/use-tab-bar.tsx'

/** The languages by their own names, which every reader finds. */
/** What the command bar can do beside opening pages. */
export function useCommandActions(tabs: TabBar, onOpen: (dialog: FrameDialogName) => void): CommandAction[] {
  // The same words as on the buttons of the frame.
  const { t, language } = useText('layout')
  const [dark, setDark] = useDark()
  const switchLanguage = useLanguageSwitch()
  const { leave, lockScreen } = useLeaving()

  const languages = LANGUAGES.filter((choice) => choice !== language).map((choice) => ({
    key: choice,
    title: `${t('language')}: ${languageName(choice)}`,
    icon: <IconLanguage />,
    onRun: () => void switchLanguage(choice),
  }))
  return [
    {
      key: 'dark',
      title: t(dark ? 'useLight' : 'useDark'),
      icon: dark ? <IconSunFill /> : <IconMoonFill />,
      onRun: () => setDark(!dark),
    },
    ...languages,
    { key: 'refresh', title: t('refresh'), icon: <IconRefresh />, onRun: tabs.refreshCurrent },
    { key: 'closeAll', title: t('closeAll'), icon: <IconCloseCircle />, onRun: tabs.closeAll },
    { key: 'settings', title: t('settings'), icon: <IconSettings />, onRun: () => onOpen('settings') },
    { key: 'keys', title: t('keySheet'), icon: <IconQuestionCircle />, shortcut: '?', onRun: () => onOpen('keys') },
    { key: 'about', title: t('about'), icon: <IconInfoCircle />, onRun: () => onOpen('about') },
    { key: 'lock', title: t('lock'), icon: <IconLock />, shortcut: 'alt+l', onRun: lockScreen },
    { key: 'signOut', title: t('signOut'), icon: <IconPoweroff />, onRun: leave },
  ]
}
