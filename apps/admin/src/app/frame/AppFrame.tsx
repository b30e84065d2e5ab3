import { useText } from '@sqos/i18n/react'
import { Frame, layoutCatalogue } from '@sqos/layout'
import { selectSysConfig, selectUser } from '@sqos/session'
import { Suspense, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { Outlet, useLocation } from 'react-router'
import { imageAddress } from '../image-address.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useSettings } from '../settings/use-settings.ts'
import type { AppState } from '../store.ts'
import { tabKey } from '../tabs/tab-key.ts'
import { selectTabs } from '../tabs/tabs-slice.ts'
import { useUploadMark } from '../uploads/upload-mark.ts'
import { useProductName } from '../use-title.ts'
import { AppTools } from './AppTools.tsx'
import { FrameDialogs, type FrameDialogName } from './FrameDialogs.tsx'
import { LastSignInNotice } from './LastSignInNotice.tsx'
import { Tabs } from './Tabs.tsx'
import { useFrameMenu } from './use-frame-menu.tsx'
import { useSidebar } from './use-sidebar.ts'

export { layoutCatalogue as frameCatalogue }

const ViewAsBanner = lazyPart(async () => (await import('../view-as/ViewAsBanner.tsx')).ViewAsBanner)

const AppUploadDock = lazyPart(async () => (await import('../uploads/AppUploadDock.tsx')).AppUploadDock)

/** The frame around every page, connected to the session, the menu and the settings of the person. */
export function AppFrame() {
  const { pathname, search } = useLocation()
  const [sidebarOpened, setSidebarOpened] = useSidebar()
  const [settings, changeSettings] = useSettings()
  const [dialog, openDialog] = useState<FrameDialogName>()
  const icon = useSelector((state: AppState) => selectSysConfig(state)?.navigationIcon)
  const viewing = useSelector((state: AppState) => selectUser(state)?.viewer != null)
  const uploading = useUploadMark()
  const logo = imageAddress(icon) ?? '/logo.svg'
  const productName = useProductName()
  const menu = useFrameMenu()
  const trail = useFixedTrail(pathname)
  const tabs = useSelector((state: AppState) => selectTabs(state))
  const keptPages = useMemo(
    () => new Set(settings.useCache ? tabs.map(({ key }) => key) : []),
    [settings.useCache, tabs],
  )

  return (
    <Frame
      layoutType={settings.layoutType}
      brand={{ name: productName, logo, href: '/home' }}
      sidebarLogo={settings.sidebarLogo}
      menu={menu}
      currentHref={pathname}
      pageKey={tabKey({ pathname, search })}
      keptPages={keptPages}
      {...(trail && { trail })}
      sidebarOpened={sidebarOpened}
      onSidebarChange={setSidebarOpened}
      tools={<AppTools settings={settings} onOpen={openDialog} />}
      tags={settings.tagsView && <Tabs showIcons={settings.tagsIcon} />}
    >
      <Outlet />
      <LastSignInNotice />
      <Suspense>{viewing && <ViewAsBanner />}</Suspense>
      <Suspense>{uploading && <AppUploadDock />}</Suspense>
      <FrameDialogs
        open={dialog}
        onOpen={openDialog}
        menu={menu}
        logo={logo}
        settings={settings}
        onSettingsChange={changeSettings}
      />
    </Frame>
  )
}

/** The way to pages that are in no menu. */
function useFixedTrail(pathname: string) {
  const { t } = useText('admin')
  const titles: Readonly<Record<string, string>> = {
    '/404': t('notFound.title'),
    '/dashboard': t('route.dashboard'),
    '/profile': t('route.profile'),
    '/menuMore': t('route.menuMore'),
    '/previewModel': t('route.previewModel'),
  }
  const title = titles[pathname]
  return title === undefined ? undefined : [{ key: pathname, title }]
}
