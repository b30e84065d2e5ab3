export { chatCatalogue } from './catalogue.ts'
export { createChatFeature } from './chat-feature.tsx'
export type { ChatFeatureOptions } from './chat-feature.tsx'
export type { ChatConnection, ChatFile, ChatNotice, ChatServices, UploadOptions } from './chat-services.ts'
