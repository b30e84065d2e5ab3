import { defineFeatures, lazyPart } from '@sqos/app-feature'
import { createChatFeature } from '@sqos/chat'
import { downloadsFeature } from '@sqos/downloads'
import { createMessagesFeature } from '@sqos/messages'
import { callsFeature } from './calls/calls-feature.ts'
import { dutiesFeature } from './duties/duties-feature.ts'
import { expiryFeature } from './expiry/expiry-feature.ts'
import { lastSignInFeature } from './frame/last-sign-in-feature.ts'
import { messageEntry } from './frame/message-entry.tsx'
import { idleFeature } from './idle/idle-feature.tsx'
import { menuVersionFeature } from './menu/menu-version-feature.ts'
import { realtimeFeature } from './realtime/realtime-feature.ts'
import { signals } from './realtime/signals.ts'
import { uploadsFeature } from './uploads/uploads-feature.ts'
import { versionFeature } from './version/version-feature.ts'
import { writingFeature } from './writing/writing-feature.ts'
import { viewAsFeature } from './view-as/view-as-feature.ts'

/**
 * Every feature of the shell, in the order of the top bar. A new feature needs an entry here and a dependency in
 * package.json; its pages, state and parts of the frame come from its own package.
 */
export const features = defineFeatures([
  idleFeature,
  realtimeFeature,
  menuVersionFeature,
  expiryFeature,
  versionFeature,
  lastSignInFeature,
  viewAsFeature,
  writingFeature,
  uploadsFeature,
  callsFeature,
  dutiesFeature,
  messageEntry(
    createChatFeature({
      loadServices: async () => (await import('./chat/chat-services.ts')).createChatServices(),
    }),
  ),
  downloadsFeature,
  messageEntry(
    createMessagesFeature({
      Files: lazyPart(async () => (await import('../parts/file-list/AppFileList.tsx')).AppFileList),
      connection: { isConnected: signals.isConnected, subscribe: (onChange) => signals.on('connection', onChange) },
    }),
  ),
])
