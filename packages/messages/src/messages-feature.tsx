import { IconNotification } from '@arco-design/web-react/icon'
import { type AppFeature, lazyPart } from '@sqos/app-feature'
import { messagesCatalogue } from './catalogue.ts'
import { messagesOpened, messagesSlice } from './messages-slice.ts'
import { type MessageConnection, NO_CONNECTION } from './message-connection.ts'
import type { MessageFiles } from './message-files.ts'
import { MESSAGES_PATH } from './paths.ts'

/** What the application adds to messages. */
export interface MessagesFeatureOptions {
  /** Shows the attachments of a message, with preview and download. */
  Files: MessageFiles
  /** A connection that announces new messages. Without it, or while it is interrupted, the counts are read every minute. */
  connection?: MessageConnection
}

/**
 * Messages as a feature of the shell: bell, drawer, dialog, command, message centre, notifications and their settings. All parts
 * are loaded after the frame.
 */
export const createMessagesFeature = ({ Files, connection = NO_CONNECTION }: MessagesFeatureOptions): AppFeature => ({
  name: 'messages',
  catalogue: messagesCatalogue,
  routes: [
    {
      path: MESSAGES_PATH,
      load: async () => ({ default: (await import('./MessagesPage.tsx')).MessagesPage }),
      isFixed: true,
      titleKey: 'centre',
      icon: <IconNotification />,
    },
  ],
  slice: messagesSlice,
  tool: lazyPart(async () => (await import('./MessageTool.tsx')).MessageTool),
  dock: lazyPart(async () => {
    const { MessageDock } = await import('./MessageDock.tsx')
    return () => <MessageDock Files={Files} connection={connection} />
  }),
  homeCard: lazyPart(async () => (await import('./MessageCard.tsx')).MessageCard),
  settings: lazyPart(async () => (await import('./MessageSettings.tsx')).MessageSettings),
  commands: ({ t, dispatch }) => [
    { key: 'messages', title: t('title'), icon: <IconNotification />, onRun: () => dispatch(messagesOpened()) },
  ],
})
