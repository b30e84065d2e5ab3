import type { ApiEnvironment } from '@sqos/api-client'
import type { CurrentUser } from '@sqos/api-client/auth'
import { loadCurrentUser, ModelIdProvider } from '@sqos/session'
import { showToast } from '@sqos/ui-kit'
import type { ComponentType, ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import type { MenuRoute } from '../app/menu/menu-routes.ts'
import { PageRouteContext } from '../parts/page-route/page-route.ts'
import { createStore } from '../app/store.ts'
import type { MockServer } from './mock-server.ts'

const MENU_ID = 'menu-1'

/** How a page is opened. */
export interface PageOpening {
  mockServer: MockServer
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

/** A page as the shell renders it, with the real store and session; only the server is a mock. */
export async function buildPage(Page: ComponentType, opening: PageOpening): Promise<ReactElement> {
  const {
    mockServer,
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
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })

  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  )
}

/** Shows the filters of the page in the address: `page.getByTestId('address')`. */
function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}
