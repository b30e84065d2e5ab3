import { isApiError, NO_ANSWER } from '@sqos/api-client'
import {
  endSession,
  loadCurrentUser,
  selectIsLocked,
  selectMenus,
  selectMustChangePassword,
  selectSysConfig,
  selectToken,
  SessionError,
} from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import { type MiddlewareFunction, redirect } from 'react-router'
import type { AppContext } from '../create-app.ts'
import { arrival } from '../frame/arrival.ts'
import { guardLoadFailure, guardNavigation } from '../guard/guard-navigation.ts'
import { selectRoutesByPath } from '../menu/menu-selectors.ts'
import { restoreLanguage } from '../saved-language.ts'
import { TICKET_PAGE } from '../../parts/ticket-link/ticket-address.ts'
import { OWN_SCREEN } from '../data-screen/screen-address.ts'
import { fixedPaths } from './fixed-routes.ts'
import { pageModules } from './page-modules.ts'
import { pageOf } from './page-of.ts'
import { ServerAwayError } from './server-away.ts'

/** Addresses with their own route, outside of the menu. */
const OWN_ROUTES: ReadonlySet<string> = new Set(['/', '/login', '/lockScreen', '/jump', '/auth-redirect', '/scan'])

/** Responses of a proxy while the server is unreachable. */
const SERVER_AWAY: ReadonlySet<number> = new Set([NO_ANSWER, 502, 503, 504])

/** Applies the decision of the guard to every navigation. */
export function createGuard({ store, i18n }: AppContext): MiddlewareFunction {
  const isKnown = (path: string) =>
    OWN_ROUTES.has(path) ||
    path.startsWith('/redirect/') ||
    path.startsWith(`${TICKET_PAGE}/`) ||
    path.startsWith(`${OWN_SCREEN}/`) ||
    pageOf(path, { routes: selectRoutesByPath(store.getState()), files: pageModules, fixed: fixedPaths }) !== undefined

  async function load(path: string) {
    try {
      const { userInfo } = await store.dispatch(loadCurrentUser())
      if (arrival.isBySignIn()) await restoreLanguage(userInfo, { store, i18n })
    } catch (error) {
      if (isApiError(error) && SERVER_AWAY.has(error.code)) throw new ServerAwayError(error.msg, { cause: error })
      const { message, to } = guardLoadFailure(readable(error), path)
      store.dispatch(endSession())
      // Refusals of the API were shown already.
      if (!isApiError(error)) showToast({ kind: 'error', text: message })
      throw redirect(to)
    }
  }

  const readable = (error: unknown) => (error instanceof SessionError ? i18n.t(error.reason, { ns: 'session' }) : error)

  return async ({ request }) => {
    const { pathname: path, search, host } = new URL(request.url)
    for (;;) {
      const state = store.getState()
      const verdict = guardNavigation({
        path,
        search,
        signedIn: selectToken(state) !== null,
        locked: selectIsLocked(state),
        menusLoaded: selectMenus(state) !== null,
        mustChangePassword: selectMustChangePassword(state),
        isKnown,
        writingHost: selectSysConfig(state)?.writingHost.toLowerCase() === host,
      })
      if (verdict.type === 'allow') return
      if (verdict.type === 'redirect') throw redirect(verdict.to)
      await load(path + search)
    }
  }
}
