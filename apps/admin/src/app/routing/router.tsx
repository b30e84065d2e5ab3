import type { PageModule } from '@sqos/app-feature'
import { addCatalogue } from '@sqos/i18n'
import { selectToken } from '@sqos/session'
import { createBrowserRouter, type LoaderFunctionArgs, redirect, replace } from 'react-router'
import type { AppContext } from '../create-app.ts'
import { guardFailedNavigation, signInAddress } from '../guard/guard-navigation.ts'
import { selectRoutesByPath } from '../menu/menu-selectors.ts'
import { Opening } from '../screens/Opening.tsx'
import { RootFailure } from '../screens/RootFailure.tsx'
import { tabKeyOf } from '../tabs/tab-key.ts'
import { tabRefreshed } from '../tabs/tabs-slice.ts'
import { isGoneChunk, loadOrReload } from '../version/follow-updates.ts'
import { OWN_SCREEN } from '../data-screen/screen-address.ts'
import { TICKET_PAGE } from '../../parts/ticket-link/ticket-address.ts'
import { createGuard } from './guard-middleware.ts'
import { jumpTarget } from './jump-target.ts'
import { OpenedPage, PageFailure, type PageData } from './OpenedPage.tsx'
import { pageModules } from './page-modules.ts'
import { fixedPaths } from './fixed-routes.ts'
import { pageOf } from './page-of.ts'
import { AppFrame, frameCatalogue } from '../frame/AppFrame.tsx'
import { loadSignInScreen } from '../screens/load-screens.ts'
import { Root } from './Root.tsx'

/** All addresses of the application, behind the guard. */
export function createAppRouter(context: AppContext) {
  // Loaded modules are kept: a repeated dynamic import resolves in its own task, a frame later.
  const loaded = new Map<string, PageModule>()

  const loadTexts = ({ catalogues = [] }: PageModule) =>
    Promise.all(catalogues.map((catalogue) => addCatalogue(context.i18n, catalogue)))

  async function openPage({ request }: LoaderFunctionArgs): Promise<PageData> {
    const { pathname } = new URL(request.url)
    const routes = selectRoutesByPath(context.store.getState())
    const address = pageOf(pathname, { routes, files: pageModules, fixed: fixedPaths })
    const load = address && pageModules.get(address.file)
    if (!load) throw redirect('/404')
    try {
      const page = loaded.get(address.file) ?? (await loadOrReload(load, request.url))
      loaded.set(address.file, page)
      await loadTexts(page)
      return { Page: page.default, route: address.route, path: pathname, noCache: page.noCache ?? false }
    } catch (error) {
      // A page whose file cannot be loaded exists: its address stays, and the user can retry.
      const to = request.signal.aborted || isGoneChunk(error) ? undefined : guardFailedNavigation(error)
      throw to && pathname !== to ? redirect(to) : error
    }
  }

  // The first page and the texts of the frame are loaded while the server answers who is signed in.
  if (selectToken(context.store.getState()) !== null) {
    const { pathname } = window.location
    const loadPage = pageModules.get(pathname === '/' ? '/home' : pathname.startsWith('/model/') ? '/model' : pathname)
    const ahead = loadPage ? [loadPage().then(loadTexts)] : []
    void Promise.allSettled([...ahead, addCatalogue(context.i18n, frameCatalogue)])
  }

  const jump = ({ request }: LoaderFunctionArgs) => {
    const to = jumpTarget(new URL(request.url).search)
    return replace(selectToken(context.store.getState()) === null ? signInAddress(to) : to)
  }

  return createBrowserRouter([
    {
      id: 'root',
      Component: Root,
      HydrateFallback: Opening,
      ErrorBoundary: RootFailure,
      middleware: [createGuard(context)],
      // A loader makes the guard run before the first page, too.
      loader: () => null,
      shouldRevalidate: () => false,
      children: [
        {
          path: '/login',
          lazy: async () => {
            const [{ createSignIn }, { SignInScreen }] = await Promise.all([
              import('../screens/SignIn.tsx'),
              loadSignInScreen(),
            ])
            return { Component: createSignIn(SignInScreen) }
          },
        },
        { path: '/jump', loader: jump },
        { path: '/auth-redirect', loader: jump },
        { path: `${TICKET_PAGE}/:id`, lazy: () => import('../screens/OpenLink.tsx') },
        {
          path: `${OWN_SCREEN}/:id`,
          lazy: async () => {
            const { Component } = await import('../data-screen/OwnScreen.tsx')
            const { dataScreenCatalogues } = await import('../data-screen/catalogue.ts')
            await Promise.all(dataScreenCatalogues.map((catalogue) => addCatalogue(context.i18n, catalogue)))
            return { Component }
          },
        },
        { path: '/changePassword', lazy: () => import('../screens/GivenPassword.tsx') },
        {
          path: '/scan',
          lazy: async () => {
            const { Component, catalogue } = await import('../screens/Scan.tsx')
            await addCatalogue(context.i18n, catalogue)
            return { Component }
          },
        },
        { path: '/lockScreen', lazy: () => import('../screens/Locked.tsx') },
        {
          path: '/redirect/*',
          // Its purpose is to mount a page again.
          loader: ({ params, request }) => {
            // One slash: two would address another site.
            const path = `/${(params['*'] ?? '').replace(/^[/\\]+/, '')}${new URL(request.url).search}`
            context.store.dispatch(tabRefreshed(tabKeyOf(path)))
            return replace(path)
          },
        },
        {
          id: 'frame',
          lazy: async () => {
            await addCatalogue(context.i18n, frameCatalogue)
            return { Component: AppFrame }
          },
          children: [
            { index: true, element: null, loader: () => replace('/home') },
            {
              path: '*',
              loader: openPage,
              Component: OpenedPage,
              ErrorBoundary: PageFailure,
              // Filters are in the query and do not reload the page.
              shouldRevalidate: ({ currentUrl, nextUrl }) =>
                currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
            },
          ],
        },
      ],
    },
  ])
}

export type AppRouter = ReturnType<typeof createAppRouter>
