import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import type { Answers } from '../../../testing/mock-server.ts'
import { createMockServer } from '../../../testing/mock-server.ts'
import { pageParameters, pageStory, shown } from '../../../testing/page-story.tsx'
import NoticePage, { catalogues } from './index.tsx'
import { draft, NOTICE_BUTTONS, NOTICE_COLUMNS, NOTICE_URL, paged, record, released } from './notice.example.ts'

const meta = { title: 'admin/系统公告', parameters: pageParameters(catalogues) } satisfies Meta
export default meta

const planned = { ...draft, id: 'n3', title: '消防演练通知', plannedTime: 1_900_000_000_000 }
const mustRead = { ...released, id: 'n4', title: '信息安全管理制度'.repeat(6), mustRead: true, confirmers: 3 }

const expired = { ...released, id: 'n5', title: '食堂停业一天', enabledMark: 2, expirationTime: 1_791_000_000_000 }

const ANSWERS: Answers = {
  [`GET ${NOTICE_URL}/Notice`]: paged(draft, released, planned, mustRead, expired),
  [`GET ${NOTICE_URL}/n1`]: { code: 200, data: record },
  [`GET ${NOTICE_URL}/n2`]: {
    code: 200,
    data: {
      ...record,
      ...released,
      mustRead: true,
      files: JSON.stringify([{ name: '体检须知.pdf', fileId: 'f1.pdf', url: '/api/file/f1.pdf', fileSize: 20_480 }]),
    },
  },
  [`GET ${NOTICE_URL}/n2/Actions/Readers`]: paged(
    {
      id: 'u1',
      realName: '李娜',
      account: 'lina',
      organizeName: '数据部',
      remindCount: 0,
      readTime: 1,
      confirmTime: 2,
    },
    {
      id: 'u2',
      realName: '王芳',
      account: 'wangfang',
      organizeName: '行政部',
      remindCount: 2,
      readTime: null,
      confirmTime: null,
    },
  ),
}

const opened = (answers: Answers, { address = '/', buttons = NOTICE_BUTTONS } = {}) => ({
  mockServer: createMockServer(answers),
  columns: NOTICE_COLUMNS,
  buttons,
  address,
})

/** Opens the further actions of the draft; returns the one that plans its release. */
async function openActions(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '更多 放假通知' }))
  return await shown(screen.findByRole('menuitem', { name: '定时发布' }))
}

/** Drafts, a planned one, released notices, one that must be confirmed. */
export const List = pageStory(
  NoticePage,
  () => opened(ANSWERS),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('消防演练通知'))
  },
)

/** Users without buttons read the list. */
export const ReadOnly = pageStory(
  NoticePage,
  () => opened(ANSWERS, { buttons: [] }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('体检预约'))
    await expect(within(canvasElement).queryByRole('button', { name: '新建公告' })).toBeNull()
  },
)

export const Empty = pageStory(
  NoticePage,
  () => opened({ [`GET ${NOTICE_URL}/Notice`]: paged() }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByRole('button', { name: '新建公告' }))
  },
)

export const Failed = pageStory(
  NoticePage,
  () => opened({ [`GET ${NOTICE_URL}/Notice`]: { code: 500, msg: '数据库连接失败' } }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText(/数据库连接失败/))
  },
)

export const Actions = pageStory(
  NoticePage,
  () => opened(ANSWERS),
  async ({ canvasElement }) => {
    await openActions(canvasElement)
  },
)

export const Editor = pageStory(
  NoticePage,
  () => opened(ANSWERS),
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '编辑 放假通知' }))
    const form = within(await screen.findByRole('dialog', { name: '编辑公告' }))
    await shown(form.findByText('十月一日放假'))
  },
)

/** The fields that must be filled name themselves. */
export const EditorWithErrors = pageStory(
  NoticePage,
  () => opened(ANSWERS),
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '新建公告' }))
    const form = within(await screen.findByRole('dialog', { name: '新建公告' }))
    await form.findByRole('textbox', { name: '正文' })
    await userEvent.click(form.getByRole('button', { name: '确定' }))
    await expect((await form.findAllByRole('alert')).length).toBeGreaterThan(0)
  },
)

export const Plan = pageStory(
  NoticePage,
  () => opened(ANSWERS),
  async ({ canvasElement }) => {
    const plan = await openActions(canvasElement)
    plan.focus()
    await userEvent.keyboard('{Enter}')
    await shown(screen.findByRole('dialog', { name: '定时发布' }))
  },
)

/** As its receivers read it, with an attachment. */
export const View = pageStory(
  NoticePage,
  () => opened(ANSWERS, { address: '/?view=n2' }),
  async () => {
    await shown(screen.findByText('体检须知.pdf'))
  },
)

export const Readers = pageStory(
  NoticePage,
  () => opened(ANSWERS, { address: '/?readers=n2' }),
  async () => {
    await shown(screen.findByText('王芳/wangfang'))
  },
)
