import { type AppFeature, laterPart, lazyPart } from '@sqos/app-feature'
import { chatCatalogue } from './catalogue.ts'
import type { ChatServices } from './chat-services.ts'
import { chatOpened, chatSlice } from './store/chat-slice.ts'

/** What the application adds to the chat. */
export interface ChatFeatureOptions {
  /** Loads the services; called once, two seconds after the first page. */
  loadServices: () => Promise<ChatServices>
}

/**
 * The internal chat as a feature of the shell: button with unread mark, panel with conversations and contacts, window. The panel is
 * loaded two seconds after the first page.
 */
export const createChatFeature = ({ loadServices }: ChatFeatureOptions): AppFeature => ({
  name: 'chat',
  catalogue: chatCatalogue,
  slice: chatSlice,
  tool: lazyPart(async () => (await import('./panel/ChatTool.tsx')).ChatTool),
  dock: laterPart(async () => {
    const [{ ChatDock }, services] = await Promise.all([import('./panel/ChatDock.tsx'), loadServices()])
    return () => <ChatDock services={services} />
  }),
  commands: ({ t, dispatch }) => [{ key: 'chat', title: t('title'), onRun: () => dispatch(chatOpened()) }],
})
