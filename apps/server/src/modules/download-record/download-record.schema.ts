import { Type, type Static } from 'typebox'
import { component, Milliseconds, MomentOrNull } from '../../platform/schema.ts'

/** An export or import of a user, with its progress. */
export const DownloadRecord = component(
  'DownloadRecord',
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    link: Type.Union([Type.Null(), Type.String({ description: 'Download address, for the caller only' })]),
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
    done: Type.Integer({ description: 'Number of completed steps' }),
    total: Type.Integer({ description: 'Total number of steps; 0 if unknown' }),
    message: Type.String({ description: 'Reason of the failure' }),
    canRetry: Type.Boolean(),
    fileSize: Type.Union([Type.Null(), Type.Integer()]),
    expireTime: MomentOrNull,
  }),
)
export type DownloadRecord = Static<typeof DownloadRecord>
