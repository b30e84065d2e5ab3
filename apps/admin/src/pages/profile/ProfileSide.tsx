import {
  IconApps,
  IconHistory,
  IconIdcard,
  IconLock,
  IconSafe,
  IconSettings,
  IconUser,
  IconUserGroup,
} from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { selectUser } from '@sqos/session'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import type { AppState } from '../../app/store.ts'
import { AvatarButton } from './avatar/AvatarButton.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './Profile.module.css'
import { type ProfileTab, TABS, tabAddress } from './use-profile-tab.ts'

const ICONS: Record<ProfileTab, ReactNode> = {
  info: <IconUser />,
  password: <IconLock />,
  organizations: <IconApps />,
  positions: <IconIdcard />,
  subordinates: <IconUserGroup />,
  permissions: <IconSafe />,
  log: <IconHistory />,
  preferences: <IconSettings />,
}

/** Avatar and name, and the tabs; on a narrow screen a row above the content. */
export function ProfileSide({ tab }: { tab: ProfileTab }) {
  const { t } = useText(NAMESPACE)
  const user = useSelector((state: AppState) => selectUser(state))
  const list = useRef<HTMLUListElement>(null)

  useEffect(
    function showCurrent() {
      // Scrolls the row of a narrow screen, never the page.
      const current = list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)
      const row = list.current
      if (current && row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.clientWidth) / 2
    },
    [tab],
  )

  return (
    <div className={styles.side}>
      <div className={styles.person}>
        <AvatarButton />
        <div className={styles.names}>
          <p className={styles.name}>{user?.userName}</p>
          <p className={styles.account}>{user?.userAccount}</p>
        </div>
      </div>
      <nav aria-label={t('title')}>
        <ul className={styles.tabs} ref={list}>
          {TABS.map((one) => (
            <li key={one} data-tab={one}>
              <Link className={styles.tab} to={tabAddress(one)} aria-current={one === tab ? 'page' : undefined}>
                <span className={styles.icon} aria-hidden="true">
                  {ICONS[one]}
                </span>
                {t(`tab.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
