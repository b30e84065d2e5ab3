import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createMockServer, listOf, type MockServer } from '../../../testing/mock-server.ts'
import { pageParameters, pageStory, shown } from '../../../testing/page-story.tsx'
import WritingTemplatePage, { catalogues } from './index.tsx'

const meta = { title: 'admin/写作模板', parameters: pageParameters(catalogues) } satisfies Meta
export default meta

const URL = '/api/writing/template'
const row = {
  id: 't1',
  fullName: '录用通知书',
  categoryId: '',
  category: '',
  description: '发给候选人',
  enabledMark: 1,
  sortCode: 0,
  lastModifyTime: Date.UTC(2026, 10, 20, 1, 30),
}
const template = {
  ...row,
  cover: '',
  content: JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '您好' }] }] }),
  usableBy: [{ objectType: 'Role', objectId: 'r1' }],
  editableBy: [],
}
const paged = (...list: object[]) => ({
  code: 200,
  data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
})
const createServer = () =>
  createMockServer({
    [`GET ${URL}`]: paged(row),
    [`GET ${URL}/t1`]: { code: 200, data: template },
    [`PUT ${URL}/t1`]: { code: 200, msg: '修改成功' },
    'GET /api/writing/part/category': paged(),
    'GET /api/permission/Role/Selector': listOf({ id: 'r1', fullName: '人事', type: 'role', hasChildren: false }),
    'GET /api/select/variable/list': paged(),
  })

let server: MockServer
/** Only a role may use the template; then everybody may. */
export const WhoMayUseIt = pageStory(
  WritingTemplatePage,
  () => {
    server = createServer()
    return { mockServer: server, buttons: ['btn_add', 'btn_edit'], columns: ['fullName'] }
  },
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^编辑/ }))
    // The drawer of the form takes the place of the one that loads.
    const drawer = within(document.body)
    // Whose right is restricted has fields: only the users of the template.
    await shown(drawer.findByRole('combobox', { name: '角色' }))
    const users = within(await drawer.findByRole('group', { name: '谁可使用' }))
    await userEvent.click(users.getByRole('radio', { name: '所有人' }))
    await expect(drawer.queryByRole('combobox', { name: '角色' })).toBeNull()
    await userEvent.click(drawer.getByRole('button', { name: /确\s?定|保存/ }))
    await waitFor(() => expect(server.sent('PUT')[0]?.body).toMatchObject({ usableBy: [], editableBy: [] }))
  },
)

/** Users without the buttons only read the list: templates that they may not edit are not in it. */
export const ReadOnly = pageStory(
  WritingTemplatePage,
  () => ({ mockServer: createServer(), columns: ['fullName'] }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('录用通知书'))
    await expect(within(canvasElement).queryByRole('button', { name: /^编辑/ })).toBeNull()
  },
)
