export { messagesCatalogue } from './catalogue.ts'
export type { MessageFile, MessageFiles } from './message-files.ts'
export { createMessagesFeature } from './messages-feature.tsx'
export type { MessagesFeatureOptions } from './messages-feature.tsx'
