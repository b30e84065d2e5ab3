import {
  IconCloseCircle,
  IconInfoCircle,
  IconLanguage,
  IconMoonFill,
  IconPoweroff,
  IconQuestionCircle,
  IconRefresh,
  IconSettings,
  IconSunFill,
} from '@arco-design/web-react/icon'
import { useFeatureCommands } from '@sqos/app-feature'
import { LANGUAGES } from '@sqos/contract'
import { languageName } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import type { CommandAction } from '@sqos/layout'
import { useNavigate } from 'react-router'
import { features } from '../features.ts'
import type { FrameDialogName } from '../frame/FrameDialogs.tsx'
import { useDark } from '../frame/use-dark.ts'
import { useLanguageSwitch } from '../frame/use-language-switch.ts'
import { useLeaving } from '../frame/use-leaving.ts'
import { useAppDispatch } from '../store.ts'
import type { TabBar } from '../tabs/use-tab-bar.tsx'
import { reportUiError } from '../ui-errors/collect-errors.ts'

/** The actions of the command bar: those of the frame and those of the features. */
export function useCommandActions(tabs: TabBar, onOpen: (dialog: FrameDialogName) => void): CommandAction[] {
  // The same words as on the buttons of the frame.
  const { t, language } = useText('layout')
  const [dark, setDark] = useDark()
  const switchLanguage = useLanguageSwitch()
  const { leave } = useLeaving()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const ofFeatures = useFeatureCommands({
    features,
    dispatch,
    navigate: (path) => void navigate(path),
    onError: reportUiError,
  })

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
    ...ofFeatures,
    { key: 'signOut', title: t('signOut'), icon: <IconPoweroff />, onRun: leave },
  ]
}
