import { useI18n, useText } from '@sqos/i18n/react'
import { ClassicFrame, layoutCatalogue } from '@sqos/layout'
import { lock, selectSysConfig, selectUser, signOut } from '@sqos/session'
import { confirmAction, showToast, useTheme } from '@sqos/ui-kit'
import type { Language } from '@sqos/contract'
import { useSelector } from 'react-redux'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { imageAddress } from '../image-address.ts'
import { type AppState, useAppDispatch } from '../store.ts'
import { useProductName } from '../use-title.ts'
import { LastSignInNotice } from './LastSignInNotice.tsx'
import { useFrameMenu } from './use-frame-menu.tsx'
import { useSidebar } from './use-sidebar.ts'

export { layoutCatalogue as frameCatalogue }

/** The frame around every page, connected to the session, the menu and the settings of the person. */
export function AppFrame() {
  const { i18n, changeLanguage } = useI18n()
  const { t, language } = useText('admin')
  const { theme, setTheme } = useTheme()
  const { pathname } = useLocation()
  const [sidebarOpened, setSidebarOpened] = useSidebar()
  const user = useSelector((state: AppState) => selectUser(state))
  const logo = useSelector((state: AppState) => selectSysConfig(state)?.navigationIcon)
  const { leave, lockScreen } = useLeaving()
  const productName = useProductName()
  const menu = useFrameMenu()

  async function switchLanguage(next: Language) {
    await changeLanguage(next)
    showToast({ kind: 'success', text: i18n.t('languageChanged', { ns: 'admin' }) })
  }

  const dark = theme.mode === 'dark' || (theme.mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)

  return (
    <ClassicFrame
      brand={{ name: productName, logo: imageAddress(logo) ?? '/logo.svg', href: '/home' }}
      menu={menu}
      currentHref={pathname}
      {...(pathname === '/404' && { trail: [{ key: '404', title: t('notFound.title') }] })}
      sidebarOpened={sidebarOpened}
      onSidebarChange={setSidebarOpened}
      user={{ name: user?.userName ?? '', note: user?.userAccount, avatar: imageAddress(user?.headIcon) }}
      language={language}
      onLanguageChange={(next) => void switchLanguage(next)}
      dark={dark}
      onDarkChange={(next) => setTheme({ mode: next ? 'dark' : 'light' })}
      onLock={lockScreen}
      onSignOut={() => void leave()}
    >
      <Outlet />
      <LastSignInNotice />
    </ClassicFrame>
  )
}

function useLeaving() {
  const { t } = useText('admin')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  async function leave() {
    if (!(await confirmAction({ text: t('signOut.ask'), confirmText: t('signOut.confirm') }))) return
    await dispatch(signOut())
    // Overtakes the way to the sign-in page that would come back here.
    await navigate('/login')
  }

  return { leave, lockScreen: () => dispatch(lock()) }
}
