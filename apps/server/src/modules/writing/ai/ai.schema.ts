import { Type, type Static } from 'typebox'
import { component } from '../../../platform/schema.ts'

/** Letters of a selected text. */
export const MAX_TEXT = 8000
/** Letters of context on each side. */
const MAX_CONTEXT = 2000

export const WritingAiBody = component(
  'WritingAiBody',
  Type.Object({
    action: Type.String({ minLength: 1, maxLength: 50, description: 'Code of getAiOptimizeList' }),
    text: Type.Optional(Type.String()),
    before: Type.Optional(Type.String()),
    after: Type.Optional(Type.String()),
    instruction: Type.Optional(Type.String({ maxLength: 2000 })),
    language: Type.Optional(Type.String({ maxLength: 50 })),
    tagIds: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 10 })),
    articleId: Type.Optional(Type.String({ maxLength: 50 })),
  }),
)
export type WritingAiBody = Static<typeof WritingAiBody>

export const contextBefore = (text = '') => text.slice(-MAX_CONTEXT)
export const contextAfter = (text = '') => text.slice(0, MAX_CONTEXT)

export const WritingAiState = component(
  'WritingAiState',
  Type.Object({
    state: Type.Union([Type.Literal('ready'), Type.Literal('off'), Type.Literal('notConfigured')]),
    dailyLimit: Type.Integer(),
    usedToday: Type.Integer(),
  }),
)

const settings = {
  aiEnabled: Type.Boolean(),
  dailyLimit: Type.Integer({ minimum: 1, maximum: 100_000, description: 'Requests of one user a day' }),
}

export const WritingAiConfig = component(
  'WritingAiConfig',
  Type.Object({
    baseUrl: Type.String({ description: 'From AI_BASE_URL; empty without a service' }),
    model: Type.String(),
    hasKey: Type.Boolean(),
    ...settings,
  }),
)

export const WritingAiConfigBody = component('WritingAiConfigBody', Type.Object(settings))
