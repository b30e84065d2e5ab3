import { Type, type Static } from 'typebox'
import { component } from '../../platform/schema.ts'

/** A file that was made for the caller: `url` is relative to the server's address and works once. */
export const FileTicket = component('FileTicket', Type.Object({ name: Type.String(), url: Type.String() }))
export type FileTicket = Static<typeof FileTicket>

export const DownloadQuery = Type.Object({
  encryption: Type.String({ minLength: 20, maxLength: 100, description: 'The ticket' }),
  name: Type.Optional(Type.String({ maxLength: 255, description: 'File name to save under' })),
})

/** A picture that was stored: `url` is relative to the server's address, `name` is what PUT Avatar wants. */
export const AvatarUpload = component(
  'AvatarUpload',
  Type.Object({ name: Type.String(), url: Type.String(), fileSize: Type.Integer({ description: 'Bytes' }) }),
)
export type AvatarUpload = Static<typeof AvatarUpload>

/** Names are made by the server; nothing else is looked for. */
export const AvatarParams = Type.Object({
  name: Type.String({ pattern: '^[0-9a-f]{64}\\.(png|jpg|gif|webp)$' }),
})
