// @vitest-environment-options { "url": "http://localhost:3000/" }
import { configureStore } from '@reduxjs/toolkit'
import { createI18n } from '@sqos/i18n'
import { baseApi } from '@sqos/api-client'
import { sessionReducer } from '@sqos/session'
import { UiKitProvider, uiKitLocales } from '@sqos/ui-kit'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS, settingsReducer } from '../settings/settings-slice.ts'
import { adminCatalogue } from '../texts.ts'
import { tabClosed, tabRefreshed, tabsReducer } from '../tabs/tabs-slice.ts'
import { OpenedPage, type PageData } from './OpenedPage.tsx'

let events: string[]

function Field() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    events.push(`${pathname} shown`)
    return () => void events.push(`${pathname} hidden`)
  }, [pathname])
  return <input aria-label={`field ${pathname}${search}`} />
}

function Broken(): never {
  throw new Error('broken page')
}

beforeEach(() => {
  events = []
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open({ useCache }: { useCache: boolean }) {
  const store = configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      session: sessionReducer,
      settings: settingsReducer,
      tabs: tabsReducer,
    },
    preloadedState: { settings: { ...DEFAULT_SETTINGS, useCache } },
  })
  const loader = ({ request }: { request: Request }): PageData => {
    const path = new URL(request.url).pathname
    return { Page: path === '/broken' ? Broken : Field, route: undefined, path, noCache: false }
  }
  const router = createMemoryRouter([{ path: '*', loader, Component: OpenedPage }], { initialEntries: ['/a?x=1'] })
  const i18n = await createI18n({ language: 'zh', catalogues: [adminCatalogue, uiKitLocales] })
  render(
    <Provider store={store}>
      <UiKitProvider i18n={i18n}>
        <RouterProvider router={router} />
      </UiKitProvider>
    </Provider>,
  )
  await screen.findByRole('textbox')
  return { store, go: (path: string) => act(() => router.navigate(path)) }
}

const field = (name: string) => screen.queryByLabelText<HTMLInputElement>(`field ${name}`)

it('keeps typed input; a hidden page keeps its address and has no running effects', async () => {
  const { go } = await open({ useCache: true })
  await userEvent.type(screen.getByLabelText('field /a?x=1'), 'typed')

  await go('/b')
  expect(field('/a?x=1')?.style.display).toBe('none')
  expect(events).toEqual(['/a shown', '/a hidden', '/b shown'])

  await go('/a?x=1')
  expect(field('/a?x=1')?.value).toBe('typed')
})

it('keeps no pages when the user disables it', async () => {
  const { go } = await open({ useCache: false })
  await userEvent.type(screen.getByLabelText('field /a?x=1'), 'typed')
  await go('/b')
  expect(field('/a?x=1')).toBeNull()
})

it('has one page per record', async () => {
  const { go } = await open({ useCache: true })
  await go('/a?id=1')
  await userEvent.type(screen.getByLabelText('field /a?id=1'), 'one')
  await go('/a?id=2')
  expect(field('/a?id=2')?.value).toBe('')
  expect(field('/a?id=1')?.value).toBe('one')
})

it('removes a page whose tab is closed, and mounts only a refreshed page again', async () => {
  const { store, go } = await open({ useCache: true })
  await userEvent.type(screen.getByLabelText('field /a?x=1'), 'a')
  await go('/b')
  await userEvent.type(screen.getByLabelText('field /b'), 'b')

  act(() => void store.dispatch(tabRefreshed('/b')))
  expect([field('/a?x=1')?.value, field('/b')?.value]).toEqual(['a', ''])

  act(() => void store.dispatch(tabClosed('/a')))
  expect(field('/a?x=1')).toBeNull()
})

it('a page that throws does not affect the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { go } = await open({ useCache: true })
  await userEvent.type(screen.getByLabelText('field /a?x=1'), 'typed')
  await go('/broken')
  expect(screen.getByText(/broken page/)).toBeDefined()
  await go('/a?x=1')
  expect(field('/a?x=1')?.value).toBe('typed')
})
