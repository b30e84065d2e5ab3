import {
  IconFullscreen,
  IconFullscreenExit,
  IconInfoCircle,
  IconLanguage,
  IconLock,
  IconMoonFill,
  IconPoweroff,
  IconSearch,
  IconSettings,
  IconSunFill,
  IconUser,
} from '@arco-design/web-react/icon'
import { LANGUAGES, type Language } from '@sqos/contract'
import { languageName, localeOf } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { usePhoneScreen } from '../media/use-media.ts'
import type { MenuAction } from '../menu-button/MenuActions.tsx'
import { MenuButton } from '../menu-button/MenuButton.tsx'
import { readableKeys } from '../shortcuts/key-names.ts'
import { Avatar } from './Avatar.tsx'
import styles from './FrameTools.module.css'
import { ToolButton } from './ToolButton.tsx'
import { useFullScreen } from '@sqos/hooks'

/** The languages by their native names. */
/** The signed-in user in the top bar. */
export interface FrameUser {
  name: string
  /** Account, position or department: it distinguishes people with the same name. */
  note?: string | undefined
  avatar?: string | undefined
}

/** Tools without a callback are not shown. */
export interface FrameToolsProps {
  user: FrameUser
  onLock: () => void
  onSignOut: () => void
  onProfile?: (() => void) | undefined
  onAbout?: (() => void) | undefined
  onSearch?: (() => void) | undefined
  onSettings?: (() => void) | undefined
  language: Language
  onLanguageChange?: ((language: Language) => void) | undefined
  dark?: boolean | undefined
  onDarkChange?: ((dark: boolean) => void) | undefined
  /** Called when the browser does not support full screen. Without it the tool is not shown. */
  onFullScreenUnsupported?: (() => void) | undefined
  /** Additional tools before the others: `ToolButton`s for notices, downloads, chat. */
  children?: ReactNode
}

/** User tools at the end of the top bar. On phones most of them are in the user menu. */
export function FrameTools(props: FrameToolsProps) {
  const { user, onSearch, onSettings, onDarkChange, onFullScreenUnsupported, dark = false, children } = props
  const { t } = useText('layout')
  const phone = usePhoneScreen()
  const languages = useLanguageActions(props)
  const personal = usePersonalActions(props)

  return (
    <div className={styles.tools}>
      {onSearch && <SearchButton onSearch={onSearch} compact={phone} />}
      {children}
      {!phone && onDarkChange && (
        <ToolButton
          label={t(dark ? 'useLight' : 'useDark')}
          icon={dark ? <IconSunFill /> : <IconMoonFill />}
          onClick={() => onDarkChange(!dark)}
        />
      )}
      {!phone && onFullScreenUnsupported && <FullScreenButton onUnsupported={onFullScreenUnsupported} />}
      {!phone && languages.length > 0 && (
        <MenuButton label={t('language')} actions={languages}>
          <IconLanguage className={styles.icon ?? ''} />
        </MenuButton>
      )}
      {!phone && onSettings && <ToolButton label={t('settings')} icon={<IconSettings />} onClick={onSettings} />}
      <MenuButton
        label={t('userMenu', { name: user.name })}
        heading={<UserCard user={user} />}
        actions={phone ? [...personal.first, ...languages, ...personal.last] : [...personal.first, ...personal.last]}
      >
        <Avatar name={user.name} image={user.avatar} />
        <span className={styles.userName}>{user.name}</span>
      </MenuButton>
    </div>
  )
}

function SearchButton({ onSearch, compact }: { onSearch: () => void; compact: boolean }) {
  const { t } = useText('layout')
  const shortcut = readableKeys('mod+k')
  if (compact) return <ToolButton label={t('search')} icon={<IconSearch />} onClick={onSearch} />
  return (
    <button
      type="button"
      className={styles.search}
      title={t('search')}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
    >
      <IconSearch aria-hidden="true" />
      <span className={styles.searchText}>{t('search')}</span>
      <kbd className={styles.key} aria-hidden="true">
        {shortcut}
      </kbd>
    </button>
  )
}

function FullScreenButton({ onUnsupported }: { onUnsupported: () => void }) {
  const { t } = useText('layout')
  const { isOn, toggle } = useFullScreen({ onUnsupported })
  return (
    <ToolButton
      label={t(isOn ? 'exitFullScreen' : 'fullScreen')}
      icon={isOn ? <IconFullscreenExit /> : <IconFullscreen />}
      onClick={() => void toggle()}
    />
  )
}

function useLanguageActions({ language, onLanguageChange }: FrameToolsProps): MenuAction[] {
  if (!onLanguageChange) return []
  return LANGUAGES.map((choice) => ({
    key: choice,
    label: languageName(choice),
    lang: localeOf(choice),
    checked: choice === language,
    onSelect: () => onLanguageChange(choice),
  }))
}

function usePersonalActions(props: FrameToolsProps): { first: MenuAction[]; last: MenuAction[] } {
  const { t } = useText('layout')
  const phone = usePhoneScreen()
  const { onProfile, onSettings, onAbout, onLock, onSignOut } = props
  const first: MenuAction[] = []
  if (onProfile) first.push({ key: 'profile', label: t('profile'), icon: <IconUser />, onSelect: onProfile })
  if (phone && onSettings)
    first.push({ key: 'settings', label: t('settings'), icon: <IconSettings />, onSelect: onSettings })
  const last: MenuAction[] = [{ key: 'lock', label: t('lock'), icon: <IconLock />, onSelect: onLock }]
  if (onAbout) last.push({ key: 'about', label: t('about'), icon: <IconInfoCircle />, onSelect: onAbout })
  last.push({ key: 'signOut', label: t('signOut'), icon: <IconPoweroff />, onSelect: onSignOut })
  return { first, last }
}

function UserCard({ user }: { user: FrameUser }) {
  return (
    <div className={styles.card}>
      <div className={styles.cardName}>{user.name}</div>
      {user.note && <div className={styles.cardNote}>{user.note}</div>}
    </div>
  )
}
