import '@arco-design/web-react/es/_util/react-19-adapter'
import { createI18n } from '@sqos/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { uiKitLocales } from '../../locales.ts'
import { UiKitProvider } from '../../provider/UiKitProvider.tsx'
import { useColumnLayout } from '../../table/columns/use-column-layout.ts'
import { SavedViews } from './SavedViews.tsx'
import { savedViewsStore } from './views-store.ts'

beforeEach(() => {
  localStorage.clear()
  key += 1
})
afterEach(cleanup)

const COLUMNS = [
  { id: 'name', header: '名称' },
  { id: 'code', header: '编码' },
]

let key = 0

function List() {
  const layout = useColumnLayout('views-test', COLUMNS)
  return (
    <>
      <SavedViews storageKey={`u1.${key}`} layoutKey="views-test" />
      <button type="button" onClick={() => layout.setVisible('code', false)}>
        hide
      </button>
      <button type="button" onClick={() => layout.reset()}>
        reset
      </button>
      <output data-testid="address">{useLocation().search}</output>
      <output data-testid="columns">
        {layout.placed.flatMap(({ visible, column }) => (visible ? [column.id] : [])).join(',')}
      </output>
    </>
  )
}

async function open(address: string) {
  const i18n = await createI18n({ language: 'zh', catalogues: [uiKitLocales] })
  render(
    <UiKitProvider i18n={i18n}>
      <MemoryRouter initialEntries={[address]}>
        <List />
      </MemoryRouter>
    </UiKitProvider>,
  )
  await screen.findByTestId('address')
}
const address = () => screen.getByTestId('address').textContent
const button = (name: string) => screen.findByRole('button', { name })

it('a saved view restores its filters and columns', async () => {
  await open('/?keyword=east&page=3')
  await userEvent.click(await button('hide'))
  await userEvent.click(await button('视图'))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '视图名称' })))
  await userEvent.keyboard('华东{Enter}')
  expect(await button('华东')).toBeTruthy()
  await vi.waitFor(async () => expect(document.activeElement).toBe(await button('华东')))
  cleanup()

  await open('/?keyword=west')
  await userEvent.click(await button('reset'))
  expect(screen.getByTestId('columns').textContent).toBe('name,code')
  await userEvent.click(await button('视图'))
  await userEvent.click(await button('华东'))

  expect(address()).toBe('?keyword=east')
  expect(screen.getByTestId('columns').textContent).toBe('name')
})

it('the list opens with the default view unless the address has filters', async () => {
  await open('/?keyword=east')
  await userEvent.click(await button('视图'))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '视图名称' })))
  await userEvent.keyboard('华东{Enter}')
  await userEvent.click(await button('华东'))
  await userEvent.click(await button('打开列表时使用“华东”'))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()

  await open('/')
  await vi.waitFor(() => expect(address()).toBe('?keyword=east'))
  cleanup()
  await open('/?keyword=west')
  expect(address()).toBe('?keyword=west')
})

it('removes a deleted view from the dialog and the storage', async () => {
  await open('/?keyword=east')
  await userEvent.click(await button('视图'))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '视图名称' })))
  await userEvent.keyboard('华东{Enter}')
  await userEvent.click(await button('华东'))

  await userEvent.click(await button('删除视图“华东”'))

  expect(await screen.findByText(/保存为视图/)).toBeTruthy()
  expect(localStorage.getItem(`sqos_views_u1.${key}`)).toBeNull()
})

it('a default view that arrives late applies only while no filter is set', async () => {
  const view = { id: '1', name: '华东', query: 'keyword=east', isDefault: true }
  await open('/')
  expect(address()).toBe('')
  savedViewsStore(`u1.${key}`).set([view])
  await vi.waitFor(() => expect(address()).toBe('?keyword=east'))
  cleanup()

  key += 1
  await open('/?keyword=west')
  savedViewsStore(`u1.${key}`).set([view])
  await userEvent.click(await button('视图'))
  expect(await button('华东')).toBeTruthy()
  expect(address()).toBe('?keyword=west')
})
