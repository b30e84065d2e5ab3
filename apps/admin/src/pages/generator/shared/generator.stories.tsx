import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Answers, createMockServer, listOf } from '../../../testing/mock-server.ts'
import { pageParameters, pageStory, shown } from '../../../testing/page-story.tsx'
import FlowFormPage from '../flowForm/index.tsx'
import WebFormPage, { catalogues } from '../webForm/index.tsx'

const meta = { title: 'admin/代码生成', parameters: pageParameters(catalogues) } satisfies Meta
export default meta

const URL = '/api/visualdev/Generater'
const DAY = 1_795_000_000_000

const row = (over: object = {}) => ({
  id: 'g1',
  fullName: '资产台账',
  enCode: 'asset',
  category: '行政办公',
  webType: 2,
  creatorUser: '王晓明/wang',
  creatorTime: DAY,
  lastModifyTime: null,
  downloadTime: DAY,
  hasForm: true,
  ...over,
})

const file = (folder: string, fileName: string, [fileContent, lastContent]: [string, string | null]) => ({
  id: `${folder}/${fileName}`,
  fileName,
  folderName: folder,
  fileType: fileName.slice(fileName.lastIndexOf('.') + 1),
  fileContent,
  lastContent,
})

const SERVICE = 'export function createAssetService() {\n  return { list, create }\n}\n'
const FOLDER = 'apps/server/src/modules/asset'
const CODE = {
  shape: 'workspace',
  name: 'asset',
  notes: ['“资产标签” (`qrcode`) only shows something and was left out.'],
  downloadTime: DAY,
  list: [
    {
      id: FOLDER,
      fileName: FOLDER,
      children: [
        file(FOLDER, 'asset.service.ts', [SERVICE.replace('create }', 'create, remove }'), SERVICE]),
        file(FOLDER, 'README.md', ['# 资产台账\n', '# 资产台账\n']),
        file(FOLDER, 'asset.import.ts', ['export const MAX_ROWS = 5000\n', null]),
      ],
    },
  ],
}

const paged = (...list: object[]) => ({
  code: 200,
  data: { list, pagination: { currentPage: 1, pageSize: 20, total: list.length } },
})

const ANSWERS: Answers = {
  [`GET ${URL}`]: paged(row(), row({ id: 'g2', fullName: '空白设计', enCode: 'blank', webType: 1, hasForm: false })),
  [`GET ${URL}/g1`]: {
    code: 200,
    data: { fullName: '资产台账', enCode: 'asset', category: 'office', description: '', lastModifyTime: null },
  },
  [`GET ${URL}/Sources`]: listOf({ id: 'm1', fullName: '请假申请', enCode: 'leaveRequest' }),
  [`GET ${URL}/AreasName`]: { code: 200, data: ['business', 'extend'] },
  [`GET ${URL}/g1/Output`]: {
    code: 200,
    data: {
      shape: 'workspace',
      module: 'business',
      className: 'asset',
      description: '资产台账',
      subTables: [{ label: '配件', className: 'AssetPart' }],
      downloadTime: DAY,
    },
  },
  [`POST ${URL}/g1/Actions/CodePreview`]: { code: 200, data: CODE },
  'GET /api/system/DictionaryData/webDesign/Data/Selector': listOf({ id: 'office', fullName: '行政办公' }),
}

const opened = (answers: Answers = ANSWERS, buttons = ['btn_add', 'btn_edit', 'btn_remove', 'btn_download']) => ({
  mockServer: createMockServer(answers),
  buttons,
})

type Play = NonNullable<StoryObj['play']>

const webForm = (play: Play, opening = () => opened()) => pageStory(WebFormPage, opening, play)

/** Chooses a further action of the template 资产台账. */
async function choose(canvasElement: HTMLElement, action: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '更多 资产台账' }))
  const item = await shown(screen.findByRole('menuitem', { name: action }))
  item.focus()
  await userEvent.keyboard('{Enter}')
}

export const WebForms = webForm(async ({ canvasElement }) => {
  await shown(within(canvasElement).findByText('空白设计'))
})

/** Forms of flows have no mode. */
export const FlowForms: StoryObj = {
  ...pageStory(
    FlowFormPage,
    () => opened(),
    async ({ canvasElement }) => {
      await userEvent.click(await within(canvasElement).findByRole('button', { name: '更多 资产台账' }))
      await shown(screen.findByRole('menuitem', { name: '复制模板' }))
      await expect(screen.queryByRole('menuitem', { name: '更改模式' })).toBeNull()
      await expect(within(canvasElement).queryByRole('columnheader', { name: '模式' })).toBeNull()
    },
  ),
  tags: ['full'],
}

/** Users without buttons read the list and the code. */
export const ReadOnly: StoryObj = {
  ...webForm(
    async ({ canvasElement }) => {
      await userEvent.click(await within(canvasElement).findByRole('button', { name: '更多 资产台账' }))
      await shown(screen.findByRole('menuitem', { name: '预览代码' }))
      await expect(screen.getAllByRole('menuitem')).toHaveLength(1)
    },
    () => opened(ANSWERS, []),
  ),
  tags: ['full'],
}

export const Empty: StoryObj = {
  ...webForm(
    async ({ canvasElement }) => {
      await shown(within(canvasElement).findByRole('button', { name: '新建第一个模板' }))
    },
    () => opened({ ...ANSWERS, [`GET ${URL}`]: paged() }),
  ),
  tags: ['full'],
}

export const Failed: StoryObj = {
  ...webForm(
    async ({ canvasElement }) => {
      await shown(within(canvasElement).findByText(/数据库连接失败/))
    },
    () => opened({ ...ANSWERS, [`GET ${URL}`]: { code: 500, msg: '数据库连接失败' } }),
  ),
  tags: ['full'],
}

/** A new template has a mode, and may begin with the form of a model. */
export const Start: StoryObj = {
  ...webForm(async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '新建模板' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: '新建模板' })))
    await expect(dialog.getByRole('radio', { name: /^列表/ })).toBeChecked()
  }),
  tags: ['full'],
}

export const Properties: StoryObj = {
  ...webForm(async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '编辑 资产台账' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: '编辑模板' })))
    await expect(dialog.getByRole('textbox', { name: '模板编码' })).toHaveValue('asset')
  }),
  tags: ['full'],
}

export const ChangeMode: StoryObj = {
  ...webForm(async ({ canvasElement }) => {
    await choose(canvasElement, '更改模式')
    await shown(screen.findByText(/改为“表单”模式/))
  }),
  tags: ['full'],
}

export const Output: StoryObj = {
  ...webForm(async ({ canvasElement }) => {
    await choose(canvasElement, '下载代码')
    const dialog = within(await shown(screen.findByRole('dialog', { name: '输出设置' })))
    await expect(dialog.getByRole('textbox', { name: '子表类名（配件）' })).toHaveValue('AssetPart')
    await expect(dialog.getByText('模块命名')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /^独立项目/ }))
    await waitFor(() => expect(dialog.queryByText('模块命名')).toBeNull())
  }),
  tags: ['full'],
}

/** New and changed files are marked, and the lines that changed since the last download are shown. */
export const Preview = webForm(async ({ canvasElement }) => {
  await choose(canvasElement, '预览代码')
  const drawer = within(await shown(screen.findByRole('dialog', { name: '代码预览：资产台账' })))
  await shown(drawer.findByText('asset.import.ts +'))
  await userEvent.click(drawer.getByRole('switch', { name: '与上次下载比较' }))
  await waitFor(() => expect(drawer.getByText(/\+.*create, remove/)).toBeVisible())
})

export const PreviewFailed: StoryObj = {
  ...webForm(
    async ({ canvasElement }) => {
      await choose(canvasElement, '预览代码')
      await shown(screen.findByText('代码没有生成，请检查表单设计后重试'))
    },
    () => opened({ ...ANSWERS, [`POST ${URL}/g1/Actions/CodePreview`]: { code: 400, msg: '这个功能还没有表单设计' } }),
  ),
  tags: ['full'],
}
