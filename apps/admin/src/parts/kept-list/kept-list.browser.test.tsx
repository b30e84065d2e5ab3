import { DataTable } from '@sqos/ui-kit/table'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMockServer, type MockServer } from '../../testing/mock-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { ListTools } from './ListTools.tsx'
import { useKeptList } from './use-kept-list.ts'

const COLUMNS = [
  { id: 'name', header: '名称' },
  { id: 'code', header: '编码' },
  { id: 'state', header: '状态' },
]
const AUTHORITY = '/api/permission/Authority'

let mockServer: MockServer
let module = 0
beforeEach(() => {
  localStorage.clear()
  mockServer = createMockServer({
    [`PUT ${AUTHORITY}/SetColumnsByModuleId`]: { code: 200, msg: '成功' },
    [`PUT ${AUTHORITY}/SetViewsByModuleId`]: { code: 200, msg: '成功' },
  })
  module += 1
})

function List() {
  const listKey = useKeptList(`m${module}`, COLUMNS)
  return (
    <>
      <ListTools listKey={listKey} columns={COLUMNS} />
      <DataTable
        label="列表"
        rows={[]}
        columns={COLUMNS}
        rowKey={() => ''}
        state={{ kind: 'ready' }}
        layoutKey={listKey}
        layout="table"
      />
    </>
  )
}

const open = (address?: string) => openPage(List, { mockServer, catalogues: [], ...(address && { address }) })
async function hide(...names: string[]) {
  await userEvent.click(page.getByRole('button', { name: '列表显示设置' }))
  const switches = names.map((name) => page.getByRole('switch', { name: `显示 ${name}` }))
  for (const one of switches) await expect.element(one).toBeVisible()
  // All at once: pauses between them must not depend on the speed of the machine.
  for (const one of switches.map((found) => found.element())) if (one instanceof HTMLElement) one.click()
}

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent.trim())

it('shows the columns as arranged on another device', async () => {
  mockServer.answers[`GET ${AUTHORITY}/GetColumnsByModuleId/m${module}`] = {
    code: 200,
    data: [
      { label: '编码', prop: 'code', visible: true, width: 90, pin: 'start' },
      { label: '名称', prop: 'name', visible: true },
      { label: '状态', prop: 'state', visible: false },
    ],
  }

  await open()

  await vi.waitFor(() => expect(headers()).toEqual(['编码', '名称']))
  expect(mockServer.sent('PUT')).toEqual([])
})

it('sends a changed arrangement after a pause', async () => {
  await open()
  await vi.waitFor(() => expect(mockServer.sent('GET', `${AUTHORITY}/GetColumnsByModuleId/m${module}`)).toHaveLength(1))

  await hide('编码', '状态')

  await vi.waitFor(() => expect(mockServer.sent('PUT')).toHaveLength(1), { timeout: 60_000 })
  expect(mockServer.sent('PUT')[0]?.body).toEqual({
    moduleId: `m${module}`,
    fieldList: JSON.stringify([
      { label: '名称', prop: 'name', visible: true },
      { label: '编码', prop: 'code', visible: false },
      { label: '状态', prop: 'state', visible: false },
    ]),
  })
})

it('loads a view, and sends a new one', async () => {
  const view = { id: '1', name: '华东', query: 'keyword=east', isDefault: true }
  mockServer.answers[`GET ${AUTHORITY}/GetViewsByModuleId/m${module}`] = { code: 200, data: [view] }

  await open()
  await expect.element(page.getByTestId('address')).toHaveTextContent('?keyword=east')
  await userEvent.click(page.getByRole('button', { name: '华东' }))
  await userEvent.fill(page.getByRole('textbox', { name: '视图名称' }), '我的')
  await userEvent.keyboard('{Enter}')

  await vi.waitFor(() => expect(mockServer.sent('PUT')).toHaveLength(1), { timeout: 60_000 })
  expect(mockServer.sent('PUT')[0]?.body).toMatchObject({
    moduleId: `m${module}`,
    views: [view, { name: '我的', query: 'keyword=east', isDefault: false }],
  })
})

it('sends nothing while viewing as another user', async () => {
  const { unmount } = await openPage(List, { mockServer, catalogues: [], isViewed: true })
  await vi.waitFor(() => expect(mockServer.sent('GET', `${AUTHORITY}/GetViewsByModuleId/m${module}`)).toHaveLength(1))
  await hide('编码')
  await vi.waitFor(() => expect(headers()).toEqual(['名称', '状态']))
  await unmount()

  // Requests are sent in order: one of the first list would have arrived before this one.
  const before = module
  module += 1
  await open()
  await vi.waitFor(() => expect(mockServer.sent('GET', `${AUTHORITY}/GetViewsByModuleId/m${module}`)).toHaveLength(1))
  await hide('状态')
  await vi.waitFor(() => expect(mockServer.sent('PUT')).toHaveLength(1), { timeout: 60_000 })
  expect(mockServer.sent('PUT')[0]?.body).not.toMatchObject({ moduleId: `m${before}` })
})
