import { useText } from '@sqos/i18n/react'
import { Skeleton } from '@sqos/ui-kit'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTitle } from '../../app/use-title.ts'
import { NAMESPACE } from './catalogue.ts'
import { InfoPanel } from './info/InfoPanel.tsx'
import styles from './Profile.module.css'
import { ProfileSide } from './ProfileSide.tsx'
import { type ProfileTab, useProfileTab } from './use-profile-tab.ts'

export { catalogues } from './catalogue.ts'

const PANELS: Record<ProfileTab, ComponentType> = {
  info: InfoPanel,
  password: lazy(async () => ({ default: (await import('./PasswordPanel.tsx')).PasswordPanel })),
  organizations: lazy(async () => ({ default: (await import('./places/PlacesPanel.tsx')).OrganizationsPanel })),
  positions: lazy(async () => ({ default: (await import('./places/PlacesPanel.tsx')).PositionsPanel })),
  subordinates: lazy(async () => ({ default: (await import('./people/SubordinatesPanel.tsx')).SubordinatesPanel })),
  permissions: lazy(async () => ({ default: (await import('./grants/GrantsPanel.tsx')).GrantsPanel })),
  preferences: lazy(async () => ({ default: (await import('./preferences/PreferencesPanel.tsx')).PreferencesPanel })),
  log: lazy(async () => ({ default: (await import('./log/LogPanel.tsx')).LogPanel })),
}

/** The own profile: personal data, organisations, permissions and log. */
export default function ProfilePage() {
  const { t } = useText(NAMESPACE)
  const tab = useProfileTab()
  const Panel = PANELS[tab]
  useTitle(t('title'))

  return (
    <div className={styles.page}>
      <h1 className={styles.hidden}>{t('title')}</h1>
      <ProfileSide tab={tab} />
      <section className={styles.panel} aria-labelledby="profile-tab">
        <h2 className={styles.heading} id="profile-tab">
          {t(`tab.${tab}`)}
        </h2>
        <Suspense fallback={<Skeleton lines={8} />}>
          <Panel />
        </Suspense>
      </section>
    </div>
  )
}
