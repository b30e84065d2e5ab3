import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Answers, createMockServer } from '../../../testing/mock-server.ts'
import { pageParameters, pageStory, shown } from '../../../testing/page-story.tsx'
import MessageTemplatePage, { catalogues } from './index.tsx'
import { events, template, TEMPLATE_COLUMNS, TEMPLATE_URL } from './template.example.ts'

const meta = { title: 'admin/消息模板', parameters: pageParameters(catalogues) } satisfies Meta
export default meta

const paged = (...list: object[]) => ({
  code: 200,
  data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
})
const disabled = { ...template, id: 't2', fullName: '公告短信', enCode: 'NOTICE', event: 'notice', enabledMark: 0 }

const ANSWERS: Answers = {
  [`GET ${TEMPLATE_URL}`]: paged(template, disabled),
  [`GET ${TEMPLATE_URL}/Events`]: { code: 200, data: events },
  [`GET ${TEMPLATE_URL}/t1`]: { code: 200, data: template },
}

const opened = (answers: Answers = ANSWERS, buttons = ['btn_add', 'btn_edit', 'btn_remove']) => ({
  mockServer: createMockServer(answers),
  columns: TEMPLATE_COLUMNS,
  buttons,
})

async function openTemplate(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '编辑 导出通知' }))
  return within(await screen.findByRole('dialog', { name: '编辑模板' }))
}

export const List = pageStory(
  MessageTemplatePage,
  () => opened(),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('导出通知'))
  },
)

/** Users without buttons read the list. */
export const ReadOnly = pageStory(
  MessageTemplatePage,
  () => opened(ANSWERS, []),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText('公告短信'))
    await expect(within(canvasElement).queryByRole('button', { name: '新建' })).toBeNull()
  },
)

export const Empty = pageStory(
  MessageTemplatePage,
  () => opened({ ...ANSWERS, [`GET ${TEMPLATE_URL}`]: paged() }),
  async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('button', { name: /新建/ })).length).toBeGreaterThan(0)
  },
)

export const Failed = pageStory(
  MessageTemplatePage,
  () => opened({ ...ANSWERS, [`GET ${TEMPLATE_URL}`]: { code: 500, msg: '数据库连接失败' } }),
  async ({ canvasElement }) => {
    await shown(within(canvasElement).findByText(/数据库连接失败/))
  },
)

/** Parameters of the event are buttons that put them into the text. */
export const Editor = pageStory(
  MessageTemplatePage,
  () => opened(),
  async ({ canvasElement }) => {
    const form = await openTemplate(canvasElement)
    await shown(form.findByRole('button', { name: /文件名称/ }))
    await expect(form.getByRole('switch', { name: 'Webhook / 短信' })).toBeChecked()
  },
)

/** A system without a webhook offers none. */
export const WithoutWebhook = pageStory(
  MessageTemplatePage,
  () => opened({ ...ANSWERS, [`GET ${TEMPLATE_URL}/Events`]: { code: 200, data: { ...events, hasWebhook: false } } }),
  async ({ canvasElement }) => {
    const form = await openTemplate(canvasElement)
    await expect(await form.findByRole('switch', { name: '站内信' })).toBeChecked()
    await expect(form.queryByRole('switch', { name: 'Webhook / 短信' })).toBeNull()
  },
)
