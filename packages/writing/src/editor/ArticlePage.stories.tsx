import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ServerMessage, ServerMessageOf } from '@sqos/contract/realtime'
import { richTextCatalogue } from '@sqos/rich-text'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { writingCatalogue } from '../catalogue.ts'
import { createExampleServer, ExampleApplication, type ExampleServer } from '../writing.example.tsx'
import { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx'

/** No socket: an article that nobody shares needs none. */
const OFFLINE: ArticlePageProps['realtime'] = {
  send: () => undefined,
  on: () => () => undefined,
  onStatus: () => () => undefined,
  status: () => ({ state: 'idle' }),
}

/** A socket that answers that the page is too old. */
function outdatedSocket(): ArticlePageProps['realtime'] {
  const hearing = new Set<(message: ServerMessage) => void>()
  return {
    ...OFFLINE,
    send({ method }) {
      if (method !== 'JoinArticle') return
      for (const hear of hearing) hear({ method: 'articleAccess', articleId: 'a1', access: 'outdated' })
    },
    on(method, handle) {
      const isOf = (message: ServerMessage): message is ServerMessageOf<typeof method> => message.method === method
      const filtered = (message: ServerMessage) => {
        if (isOf(message)) handle(message)
      }
      hearing.add(filtered)
      return () => void hearing.delete(filtered)
    },
  }
}

const PAGES = [{ modelId: 'm1', menuId: 'menu-1', name: '客户档案', path: '/model/customer' }]

interface ExampleEditorProps {
  server: ExampleServer
  realtime?: ArticlePageProps['realtime']
  onSend: (id: string) => void
}

function ExampleEditor({ server, realtime = OFFLINE, onSend }: ExampleEditorProps) {
  return (
    <main style={{ blockSize: 720 }}>
      <ExampleApplication server={server}>
        <ArticlePage
          id="a1"
          userId="story"
          realtime={realtime}
          recordPages={PAGES}
          onSend={onSend}
          onOpen={() => undefined}
          onBack={() => undefined}
          onPrint={() => undefined}
          onDownload={() => undefined}
          onUnsaved={() => undefined}
        />
      </ExampleApplication>
    </main>
  )
}

const meta = {
  title: 'writing/ArticlePage',
  component: ExampleEditor,
  parameters: { catalogues: [writingCatalogue, richTextCatalogue] },
  args: { server: createExampleServer(), onSend: fn() },
  // A story that runs again starts as before.
  beforeEach: ({ args }) => args.server.reset(),
} satisfies Meta<typeof ExampleEditor>
export default meta
type Story = StoryObj<typeof meta>

/** A comment beside its text: it is resolved, and its mark goes. */
export const Comments: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: '批注' }))
    await expect(await canvas.findByText('客户要求六十天')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '解决' }))
    await expect(await canvas.findByRole('button', { name: '已解决（1）' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('[data-comment]')).toBeNull())
  },
}

/** The fields of the record that the article is about are variables, with the values of the record. */
export const VariablesOfARecord: Story = {
  args: { server: createExampleServer() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: '变量' }))
    await expect(await canvas.findByRole('link', { name: '星河文化传媒有限公司' })).toHaveAttribute(
      'href',
      '/model/customer?record=r1',
    )
    await expect(canvas.getByPlaceholderText('星河文化传媒有限公司')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消关联' }))
    await waitFor(() =>
      expect(args.server.received).toContainEqual({ method: 'PUT', path: '/api/writing/article/a1/Record', body: {} }),
    )
  },
}

/** Who may only read sees the text and the comments. */
export const ForReaders: Story = {
  args: { server: createExampleServer({ access: 'read' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('客户要求六十天')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '解决' })).toBeNull()
    await expect(canvas.queryByRole('tab', { name: '变量' })).toBeNull()
  },
}

/** The server was updated while the page was open, and the article has more than the page knows. */
export const OutdatedWhileOpen: Story = {
  args: { server: createExampleServer({ together: 'opened' }), realtime: outdatedSocket() },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('此页面版本过旧，不能继续编辑')
    await expect(within(alert).getByRole('button', { name: '重新加载' })).toBeVisible()
    await expect(within(canvasElement).getByRole('textbox', { name: '标题' })).toHaveAttribute('readonly')
  },
}

/** The page came from the cache of the browser and is too old to open the article. */
export const OutdatedAtOpening: Story = {
  args: { server: createExampleServer({ together: 'refused' }) },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('不能打开这篇文章')
    await expect(within(alert).getByRole('button', { name: '重新加载' })).toBeVisible()
  },
}
