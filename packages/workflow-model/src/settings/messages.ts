import { isRecord, type JsonRecord, numberOf, textOf } from '../json.ts'
import { type EventParameter, parametersOf } from './events.ts'

/** Messages with a template of their own, with the keys of their settings in the properties of a node. */
export const MESSAGE_KEYS = {
  wait: 'waitMsgConfig',
  agree: 'approveMsgConfig',
  reject: 'rejectMsgConfig',
  copy: 'copyMsgConfig',
  end: 'endMsgConfig',
} as const

/** A message that can have a template of its own. */
export type FlowMessage = keyof typeof MESSAGE_KEYS

/** Which template a message has: the usual one, a chosen one, or that of the start node. */
export const MESSAGE_FROM = { usual: 0, own: 1, start: 2 } as const

/** The template of a message. */
export interface MessageSettings {
  from: (typeof MESSAGE_FROM)[keyof typeof MESSAGE_FROM]
  /** The chosen template. */
  templateId: string
  templateName: string
  /** Values of the form for the parameters of the template. */
  parameters: readonly EventParameter[]
}

/** Reads the template of a message of a node. A node without settings follows the start node. */
export function messageSettings(properties: JsonRecord, message: FlowMessage): MessageSettings {
  const value = properties[MESSAGE_KEYS[message]]
  const config = isRecord(value) ? value : {}
  const on = numberOf(config['on'], MESSAGE_FROM.start)
  return {
    from: on === MESSAGE_FROM.usual || on === MESSAGE_FROM.own ? on : MESSAGE_FROM.start,
    templateId: textOf(config['msgId']),
    templateName: textOf(config['msgName']),
    parameters: parametersOf(config['templateJson']),
  }
}

/** The settings of a message with a chosen template, of the node or else of the start node; undefined for the usual template. */
export function templateOf(
  message: FlowMessage,
  { node, start }: { node: JsonRecord; start: JsonRecord },
): MessageSettings | undefined {
  const own = messageSettings(node, message)
  const settings = own.from === MESSAGE_FROM.start ? messageSettings(start, message) : own
  return settings.from === MESSAGE_FROM.own && settings.templateId !== '' ? settings : undefined
}
