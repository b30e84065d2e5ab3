import { useText } from '@sqos/i18n/react'
import { Frame, layoutCatalogue } from '@sqos/layout'
import { selectSysConfig } from '@sqos/session'
import { useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { Outlet, useLocation } from 'react-router'
import { AppSlot } from '../AppSlot.tsx'
import { imageAddress } from '../image-address.ts'
import { fixedTitleOf } from '../routing/fixed-routes.ts'
import { useSettings } from '../settings/use-settings.ts'
import type { AppState } from '../store.ts'
import { tabKey } from '../tabs/tab-key.ts'
import { selectTabs } from '../tabs/tabs-slice.ts'
import { useProductName } from '../use-title.ts'
import { AppTools } from './AppTools.tsx'
import { FrameDialogs, type FrameDialogName } from './FrameDialogs.tsx'
import { Tabs } from './Tabs.tsx'
import { useFrameMenu } from './use-frame-menu.tsx'
import { useSidebar } from './use-sidebar.ts'

export { layoutCatalogue as frameCatalogue }

/** The frame around every page, connected to session, menu, settings and features. */
export function AppFrame() {
  const { pathname, search } = useLocation()
  const [sidebarOpened, setSidebarOpened] = useSidebar()
  const [settings, changeSettings] = useSettings()
  const [dialog, openDialog] = useState<FrameDialogName>()
  const system = useSelector((state: AppState) => selectSysConfig(state))
  const [sideIcon, barIcon] = [imageAddress(system?.logoIcon), imageAddress(system?.navigationIcon)]
  const logo = sideIcon ?? barIcon ?? '/logo.svg'
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
      brand={{ name: productName, logo, barLogo: barIcon, href: '/home' }}
      sidebarLogo={settings.sidebarLogo}
      fixedHeader={settings.fixedHeader}
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
      <AppSlot slot="dock" />
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

/** The breadcrumb of pages without a menu entry. */
function useFixedTrail(pathname: string) {
  const { t } = useText('admin')
  const titles: Readonly<Record<string, string>> = {
    '/404': t('notFound.title'),
    '/dashboard': t('route.dashboard'),
    '/profile': t('route.profile'),
    '/menuMore': t('route.menuMore'),
    '/previewModel': t('route.previewModel'),
    '/workFlowDetail': t('route.workFlowDetail'),
    '/emailDetail': t('route.emailDetail'),
    '/writing/customer/home': t('route.writing-customer-home'),
    '/writing/editor': t('route.writing-editor'),
    '/writing/template': t('route.writing-template'),
  }
  const ofFeature = fixedTitleOf(pathname)
  const title = titles[pathname] ?? (ofFeature && t(ofFeature.key, { ns: ofFeature.ns }))
  return title === undefined ? undefined : [{ key: pathname, title }]
}
