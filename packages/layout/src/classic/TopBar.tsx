import {
  IconLanguage,
  IconLock,
  IconMenuFold,
  IconMenuUnfold,
  IconMoonFill,
  IconPoweroff,
  IconSunFill,
} from '@arco-design/web-react/icon'
import { LANGUAGES, type Language } from '@sqos/contract'
import { localeOf } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { MenuButton } from '../menu-button/MenuButton.tsx'
import type { FrameMenuItem } from '../menu-tree.ts'
import { Avatar } from './Avatar.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './TopBar.module.css'

/** The languages by their own names, which every reader finds. */
const LANGUAGE_NAMES: Record<Language, string> = { zh: '简体中文', zhtw: '繁體中文', en: 'English' }

/** Who is signed in, as the top bar shows them. */
export interface FrameUser {
  name: string
  /** Account, position or department: whatever tells two people of one name apart. */
  note?: string | undefined
  avatar?: string | undefined
}

export interface TopBarProps {
  trail: readonly FrameMenuItem[]
  menuOpen: boolean
  onMenuToggle: () => void
  user: FrameUser
  language: Language
  onLanguageChange: (language: Language) => void
  dark: boolean
  onDarkChange: (dark: boolean) => void
  onLock: () => void
  onSignOut: () => void
}

/** What stands above every page: the way here, and what belongs to the person. */
export function TopBar(props: TopBarProps) {
  const { trail, menuOpen, onMenuToggle, user, language, dark, onDarkChange } = props
  const { t } = useText('layout')
  const menuText = t(menuOpen ? 'closeMenu' : 'openMenu')
  const darkText = t(dark ? 'useLight' : 'useDark')

  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        aria-label={menuText}
        title={menuText}
        aria-expanded={menuOpen}
        onClick={onMenuToggle}
      >
        {menuOpen ? <IconMenuFold /> : <IconMenuUnfold />}
      </button>
      <Breadcrumb trail={trail} />
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.button}
          aria-label={darkText}
          title={darkText}
          onClick={() => onDarkChange(!dark)}
        >
          {dark ? <IconSunFill /> : <IconMoonFill />}
        </button>
        <MenuButton
          label={t('language')}
          actions={LANGUAGES.map((choice) => ({
            key: choice,
            label: LANGUAGE_NAMES[choice],
            lang: localeOf(choice),
            checked: choice === language,
            onSelect: () => props.onLanguageChange(choice),
          }))}
        >
          <IconLanguage className={styles.icon} />
        </MenuButton>
        <MenuButton
          label={t('userMenu', { name: user.name })}
          heading={<UserCard user={user} />}
          actions={[
            { key: 'lock', label: t('lock'), icon: <IconLock />, onSelect: props.onLock },
            { key: 'signOut', label: t('signOut'), icon: <IconPoweroff />, onSelect: props.onSignOut },
          ]}
        >
          <Avatar name={user.name} image={user.avatar} />
          <span className={styles.userName}>{user.name}</span>
        </MenuButton>
      </div>
    </header>
  )
}

function UserCard({ user }: { user: FrameUser }) {
  return (
    <div className={styles.card}>
      <div className={styles.cardName}>{user.name}</div>
      {user.note && <div className={styles.cardNote}>{user.note}</div>}
    </div>
  )
}
