import { Type, type Static } from 'typebox'
import { component, Milliseconds, MomentOrNull } from '../../platform/schema.ts'

/** An export or import of a user, with its progress. */
export const DownloadRecord = component(
  'DownloadRecord',
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    link: Type.Union([Type.Null(), Type.String({ description: 'Where to fetch it; for the caller alone' })]),
    createdTime: Milliseconds,
    kind: Type.Union([Type.Literal('export'), Type.Literal('import')]),
    status: Type.Union([
      Type.Literal('waiting'),
      Type.Literal('running'),
      Type.Literal('done'),
      Type.Literal('failed'),
      Type.Literal('cancelled'),
      Type.Literal('expired'),
    ]),
    done: Type.Integer({ description: 'Steps behind it' }),
    total: Type.Integer({ description: 'Steps in all, 0 while nobody knows' }),
    message: Type.String({ description: 'Why it failed' }),
    canRetry: Type.Boolean(),
    fileSize: Type.Union([Type.Null(), Type.Integer()]),
    expireTime: MomentOrNull,
  }),
)
export type DownloadRecord = Static<typeof DownloadRecord>
