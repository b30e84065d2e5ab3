import { Type, type Static } from 'typebox'
import { component, Milliseconds, PageQuery } from '../../../platform/schema.ts'
import { FlowKey } from '../engine/engine.schema.ts'

/** A delegation. */
const ENTRUST = {
  toUserId: FlowKey,
  flowId: FlowKey,
  startTime: Milliseconds,
  endTime: Milliseconds,
}
export const FlowDelegate = component(
  'FlowDelegate',
  Type.Object({
    ...ENTRUST,
    id: Type.String(),
    toUserName: Type.String({ description: 'name/account' }),
    flowName: Type.String({ description: 'name/code' }),
    flowCategory: Type.String(),
    description: Type.String(),
    sortCode: Type.Integer(),
    creatorTime: Milliseconds,
  }),
)

export const FlowDelegateBody = component(
  'FlowDelegateBody',
  Type.Object({
    ...ENTRUST,
    id: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 50 })])),
    startTime: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000, description: 'Epoch milliseconds' }),
    endTime: Type.Integer({
      minimum: 0,
      maximum: 8_640_000_000_000_000,
      description: 'Epoch milliseconds; the whole day counts',
    }),
    description: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 500 })])),
  }),
)
export type FlowDelegateBody = Static<typeof FlowDelegateBody>

const FileList = Type.Optional(
  Type.Union([Type.Null(), Type.String({ maxLength: 20_000, description: 'Files, as JSON text' })]),
)

export const FlowComment = component(
  'FlowComment',
  Type.Object({
    id: Type.String(),
    text: Type.String(),
    image: Type.String({ description: 'Pictures, as JSON text' }),
    file: Type.String({ description: 'Files, as JSON text' }),
    creatorTime: Milliseconds,
    creatorUserName: Type.String({ description: 'Name of the author' }),
    creatorUserId: Type.String({ description: 'Account of the author' }),
    creatorUserHeadIcon: Type.String(),
    isDel: Type.Boolean({ description: 'Whether the caller may delete it' }),
  }),
)

export const FlowCommentBody = component(
  'FlowCommentBody',
  Type.Object({
    taskId: FlowKey,
    text: Type.String({ minLength: 1, maxLength: 4000, pattern: String.raw`\S` }),
    image: FileList,
    file: FileList,
  }),
)
export type FlowCommentBody = Static<typeof FlowCommentBody>

export const FlowCommentQuery = Type.Object({ ...PageQuery.properties, taskId: FlowKey })
export type FlowCommentQuery = Static<typeof FlowCommentQuery>

/** An opinion that a person keeps for decisions. */
export const FlowOpinionPhrase = component(
  'FlowOpinionPhrase',
  Type.Object({
    id: Type.String(),
    commonWordsText: Type.String({ description: 'The opinion' }),
    sortCode: Type.Integer(),
  }),
)

export const FlowOpinionPhraseBody = component(
  'FlowOpinionPhraseBody',
  Type.Object({
    commonWordsText: Type.String({ minLength: 1, maxLength: 500, pattern: String.raw`\S`, description: 'The opinion' }),
    sortCode: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 1_000_000 })])),
  }),
)
export type FlowOpinionPhraseBody = Static<typeof FlowOpinionPhraseBody>

/** The opinions of a person in the wanted order. */
export const FlowOpinionOrder = component(
  'FlowOpinionOrder',
  Type.Object({ ids: Type.Array(FlowKey, { minItems: 1, maxItems: 50, uniqueItems: true }) }),
)
