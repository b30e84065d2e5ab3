import { Type, type Static } from 'typebox'
import { component, ref } from '../../platform/schema.ts'

/** A file that waits for the caller: `url` is relative to the server's address. */
export const FileTicket = component('FileTicket', Type.Object({ name: Type.String(), url: Type.String() }))
export type FileTicket = Static<typeof FileTicket>

/** Fetches a file by a ticket or a signed link, where no header can be sent. */
export const DownloadQuery = Type.Object({
  encryption: Type.String({ minLength: 20, maxLength: 8000, description: 'The ticket or the signed link' }),
  name: Type.Optional(Type.String({ maxLength: 255, description: 'File name to save under' })),
  token: Type.Optional(
    Type.String({ maxLength: 200, description: 'Who asks, where neither header nor cookie says it' }),
  ),
})
export type DownloadQuery = Static<typeof DownloadQuery>

/** An archive that waits for the caller: its link, and what to call it. */
export const PackTicket = component(
  'PackTicket',
  Type.Object({ downloadVo: ref(FileTicket), downloadName: Type.String() }),
)
export type PackTicket = Static<typeof PackTicket>

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

/** What a file is for. */
export const FileType = Type.Union([
  Type.Literal('annex'),
  Type.Literal('annexpic'),
  Type.Literal('IM'),
  Type.Literal('mail'),
  Type.Literal('workFlow'),
  Type.Literal('document'),
  Type.Literal('temporary'),
])
export type FileType = Static<typeof FileType>

/** A file that is kept: `name` is its id, `url` shows it. */
export const FileUpload = component(
  'FileUpload',
  Type.Object({
    name: Type.String(),
    url: Type.String({ description: 'Relative to the server’s address' }),
    fileSize: Type.Integer({ description: 'Bytes' }),
    fileVersionId: Type.String({ description: 'Changes with the content' }),
    fileExtension: Type.String({ description: 'As the content says, without dot' }),
    thumbUrl: Type.String({ description: 'Small picture, empty for what is none' }),
  }),
)
export type FileUpload = Static<typeof FileUpload>

/** What comes with each piece, in the form or in the address. */
export const ChunkFields = Type.Object({
  chunkNumber: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  totalChunks: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  chunkSize: Type.Optional(Type.Integer({ minimum: 1 })),
  currentChunkSize: Type.Optional(Type.Integer({ minimum: 0 })),
  totalSize: Type.Integer({ minimum: 0 }),
  identifier: Type.String({ pattern: '^[0-9a-fA-F]{32}$', description: 'MD5 of the whole file' }),
  filename: Type.Optional(Type.String({ maxLength: 1000 })),
  fileName: Type.Optional(Type.String({ maxLength: 1000 })),
  relativePath: Type.Optional(Type.String({ maxLength: 4000 })),
  fileType: Type.Optional(Type.String({ maxLength: 500 })),
  extension: Type.Optional(Type.String({ maxLength: 50 })),
  type: Type.Optional(FileType),
})
export type ChunkFields = Static<typeof ChunkFields>

/** A piece with what is said about it; multipart sends every field as text. */
export const ChunkBody = Type.Object({
  file: Type.String({ format: 'binary' }),
  ...Type.Partial(ChunkFields).properties,
})

/** How far a file is. */
export const ChunkAnswer = component(
  'ChunkAnswer',
  Type.Object({
    merge: Type.Boolean({ description: 'Everything is here: complete it' }),
    uploaded: Type.Boolean({ description: 'The server has the content: nothing more to send' }),
    chunkNumbers: Type.Array(Type.Integer(), { description: 'Pieces that are here' }),
  }),
)
export type ChunkAnswer = Static<typeof ChunkAnswer>

/** Completion of a file that came in pieces. */
export const MergeForm = component(
  'MergeForm',
  Type.Object({
    identifier: ChunkFields.properties.identifier,
    fileName: Type.String({ minLength: 1, maxLength: 1000 }),
    fileSize: Type.Integer({ minimum: 0 }),
    fileType: Type.Optional(Type.String({ maxLength: 500 })),
    extension: Type.Optional(Type.String({ maxLength: 50 })),
    type: Type.Optional(FileType),
    pathType: Type.Optional(Type.String({ maxLength: 50 })),
    isAccount: Type.Optional(Type.String({ maxLength: 50 })),
    folder: Type.Optional(Type.String({ maxLength: 500 })),
  }),
)
export type MergeForm = Static<typeof MergeForm>

/** Names are made by the server; nothing else is looked for. */
const StoredName = Type.String({ maxLength: 100, pattern: '^[0-9]{8}_[0-9a-f]{32}(\\.[a-z0-9]{1,10})?$' })

/** Which kind of file is sent: the kind decides what is let in and whether a picture is drawn anew. */
export const UploadParams = Type.Object({ type: FileType })
/** A stored file by its kind and name, as its address has them. */
export const FileParams = Type.Object({ type: Type.String({ maxLength: 50 }), fileName: StoredName })

/** The kind that the files are of, for clients that say it: each is looked at by itself. */
export const PackParams = Type.Object({ type: Type.String({ maxLength: 50 }) })

/** Which files go into one archive: as many as an address can name. What clients call them is not needed. */
export const PackBody = Type.Array(
  Type.Object({ fileId: StoredName, fileName: Type.Optional(Type.String({ maxLength: 1000 })) }),
  { minItems: 1, maxItems: 100 },
)

/** How a picture is fetched: whole, or as the small one of lists. */
export const ImageQuery = Type.Object({
  size: Type.Optional(Type.Literal('thumbnail')),
  token: DownloadQuery.properties.token,
})

/** What a preview is asked for; version and address are what clients of the family send along. */
export const PreviewQuery = Type.Object({
  fileName: Type.String({ minLength: 1, maxLength: 100, description: 'The id of the file' }),
  fileVersionId: Type.Optional(Type.String({ maxLength: 100 })),
  fileDownloadUrl: Type.Optional(Type.String({ maxLength: 2000 })),
})
