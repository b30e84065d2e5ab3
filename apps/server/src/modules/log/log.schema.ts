import { Type, type Static } from 'typebox'
import { component, Milliseconds } from '../../platform/schema.ts'

/** An error that a browser met. Addresses, messages and stacks are cleaned of what people typed before they are kept. */
export const UiError = component(
  'UiError',
  Type.Object(
    {
      message: Type.String({ maxLength: 1000 }),
      stack: Type.Optional(Type.String({ maxLength: 10_000 })),
      address: Type.String({ maxLength: 2000, description: 'Of the page; its query and fragment are dropped' }),
      version: Type.String({ maxLength: 50, description: 'Of the user interface' }),
      traceId: Type.Optional(Type.String({ maxLength: 64, description: 'Of the call that failed, when one did' })),
      time: Milliseconds,
    },
    { additionalProperties: false },
  ),
)
export type UiError = Static<typeof UiError>

export const UiErrorsBody = component(
  'UiErrorsBody',
  Type.Object({ list: Type.Array(Type.Unsafe<UiError>({ $ref: 'UiError#' }), { minItems: 1, maxItems: 20 }) }),
)
export type UiErrorsBody = Static<typeof UiErrorsBody>

export const UiErrorsResult = component('UiErrorsResult', Type.Object({ accepted: Type.Integer() }))
