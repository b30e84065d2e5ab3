import { Type, type Static } from 'typebox'
import { component, Flag, MomentOrNull, PageQuery, ReadAt } from '../../platform/schema.ts'
import { MESSAGE_EVENT_NAMES, type MessageEvent } from './message-events.ts'

const name = Type.String({ minLength: 1, maxLength: 50, pattern: String.raw`\S` })
const Event = Type.Unsafe<MessageEvent>({ type: 'string', enum: MESSAGE_EVENT_NAMES })
const Category = Type.Unsafe<'1' | '2' | '3'>({
  type: 'string',
  enum: ['1', '2', '3'],
  description: '1 ordinary, 2 important, 3 urgent',
})

const texts = {
  fullName: name,
  enCode: name,
  category: Category,
  event: Event,
  title: Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: String.raw`\S`,
    description: 'With parameters: `{name}`',
  }),
  content: Type.String({ maxLength: 2000, description: 'Plain text with parameters; empty for none' }),
  isStationLetter: Type.Unsafe<number>({ ...Flag, description: '1: the message centre' }),
  isWebhook: Type.Unsafe<number>({ ...Flag, description: '1: the webhook of the installation' }),
  enabledMark: Flag,
}
const isEmail = Type.Unsafe<number>({ ...Flag, description: '1: e-mail' })

export const MessageTemplateBody = component(
  'MessageTemplateBody',
  Type.Object({ ...texts, isEmail: Type.Optional(isEmail), lastModifyTime: ReadAt }),
)
export type MessageTemplateBody = Static<typeof MessageTemplateBody>

export const MessageTemplate = component(
  'MessageTemplate',
  Type.Object({ id: Type.String(), ...texts, isEmail, lastModifyTime: MomentOrNull }),
)

export const MessageTemplateRow = component(
  'MessageTemplateRow',
  Type.Object({
    id: Type.String(),
    ...texts,
    isEmail,
    lastModifyTime: MomentOrNull,
  }),
)

export const MessageTemplateQuery = PageQuery
export type MessageTemplateQuery = Static<typeof MessageTemplateQuery>

/** A parameter of the texts of an event. */
const Parameter = Type.Object({
  field: Type.String(),
  fieldName: Type.String({ description: 'In the language of the caller' }),
})

/** The parameters of a template. */
export const MessageParameters = component('MessageParameters', Type.Object({ templateJson: Type.Array(Parameter) }))

/** What templates can be made for. */
export const MessageEvents = component(
  'MessageEvents',
  Type.Object({
    events: Type.Array(
      Type.Object({
        event: Event,
        name: Type.String(),
        title: Type.String({ description: 'Text without a template' }),
        hasOwnText: Type.Boolean({
          description: 'The message keeps its own text; only other channels use the template',
        }),
        hasFreeParameters: Type.Boolean({
          description:
            'A text may name further parameters, which the sender fills: a node of a flow with values of the form',
        }),
        templateJson: Type.Array(Parameter),
      }),
    ),
    hasWebhook: Type.Boolean({ description: 'Whether the system settings name a webhook' }),
    hasEmail: Type.Boolean({ description: 'Whether the system settings name an SMTP server' }),
  }),
)
