import '@arco-design/web-react/es/_util/react-19-adapter'
import type { ApiEnvironment } from '@sqos/api-client'
import type { CurrentUser } from '@sqos/api-client/auth'
import { type Catalogue, createI18n } from '@sqos/i18n'
import { loadCurrentUser, ModelIdProvider } from '@sqos/session'
import { showToast, UiKitProvider, uiKitLocales } from '@sqos/ui-kit'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { render } from 'vitest-browser-react'
import type { MenuRoute } from '../app/menu/menu-routes.ts'
import { PageRouteContext } from '../parts/page-route/page-route.ts'
import { createStore } from '../app/store.ts'
import { adminCatalogue } from '../app/texts.ts'
import type { MockServer } from './mock-server.ts'
import { recordToasts } from './toasts.ts'

const MENU_ID = 'menu-1'

interface Opening {
  mockServer: MockServer
  /** The texts of the page. */
  catalogues: readonly Catalogue[]
  /** Appended to the path of the page: `/?keyword=…`. */
  address?: string
  /** Codes of the granted buttons and columns. */
  buttons?: readonly string[]
  columns?: readonly string[]
  /** Menu entry of the page of a model, with the granted fields and their rights. */
  modelPage?: { modelId: string; fields: Readonly<Record<string, 'read' | 'required' | 'edit'>> }
  /** Granted buttons of other pages, by the codes of the pages. */
  pages?: Readonly<Record<string, readonly string[]>>
  /** System administrators have further permissions. */
  isAdministrator?: boolean
  /** An administrator views the application as this user. */
  isViewed?: boolean
  /** The menu entry that opened the page, for pages that read it. */
  route?: MenuRoute | undefined
}

/** Opens a page like the shell does: with the real store, session and texts; only the server is a mock. */
export async function openPage(Page: ComponentType, opening: Opening) {
  const {
    mockServer,
    catalogues,
    address = '/',
    buttons = [],
    columns = [],
    modelPage,
    pages = {},
    isAdministrator = false,
    route,
    isViewed,
  } = opening
  const fieldsOf = (fields: Readonly<Record<string, string>>) =>
    Object.entries(fields).map(([enCode, right]) => ({ id: enCode, fullName: enCode, enCode, right }))
  const granted = (codes: readonly string[]) => codes.map((enCode) => ({ id: enCode, fullName: enCode, enCode }))
  // Only the properties that a page reads.
  const person = {
    userInfo: {
      userId: 'u0',
      userName: '王晓明',
      isAdministrator,
      organizeIdList: [],
      departmentId: '',
      positionIds: [],
      roleIds: [],
      viewer: isViewed ? { userId: 'u9' } : null,
    },
    menuList: [
      { id: MENU_ID },
      ...(modelPage ? [{ id: 'model', propertyJson: JSON.stringify({ moduleId: modelPage.modelId }) }] : []),
      ...Object.keys(pages).map((enCode) => ({ id: enCode, enCode })),
    ],
    permissionList: [
      { modelId: MENU_ID, moduleName: '', button: granted(buttons), column: granted(columns), form: [], resource: [] },
      ...(modelPage
        ? [{ modelId: 'model', moduleName: '', button: [], column: [], form: fieldsOf(modelPage.fields), resource: [] }]
        : []),
      ...Object.entries(pages).map(([modelId, codes]) => ({
        modelId,
        moduleName: '',
        button: granted(codes),
        column: [],
        form: [],
        resource: [],
      })),
    ],
  } satisfies Partial<Record<keyof CurrentUser, unknown>>
  mockServer.answers['GET /api/oauth/CurrentUser'] = { code: 200, data: person }

  const environment: ApiEnvironment = {
    baseUrl: '',
    getToken: () => 'token',
    getLanguage: () => 'zh',
    onSessionEnded: () => undefined,
    toast: showToast,
    text: () => '请求出错，请重试',
    now: () => 0,
    fetch: mockServer.fetch,
  }
  const store = createStore(environment)
  const i18n = await createI18n({ language: 'zh', catalogues: [adminCatalogue, uiKitLocales, ...catalogues] })
  await store.dispatch(loadCurrentUser())

  // Pages that ask before unsaved input is left need a data router.
  const element = (
    <PageRouteContext value={route}>
      <ModelIdProvider modelId={MENU_ID}>
        <div style={{ blockSize: 700 }}>
          <Page />
        </div>
        <Address />
      </ModelIdProvider>
    </PageRouteContext>
  )
  recordToasts()
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })

  return render(
    <Provider store={store}>
      <UiKitProvider i18n={i18n}>
        <RouterProvider router={router} />
      </UiKitProvider>
    </Provider>,
  )
}

/** Shows the filters of the page in the address: `page.getByTestId('address')`. */
function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}
