/** An event of which the system informs people. */
interface EventText {
  /** Key of the default title; its parameters are those of the event. */
  title: string
  /** Parameters of the texts. */
  params: readonly string[]
  /** True for templates that a sender chooses: several may be enabled, and none applies by itself. */
  isChosen?: true
  /** True for an event whose message has its own text: a template changes only what other channels send. */
  hasOwnText?: true
}

/** The events of which the system informs people; the name is the `kind` of the message. */
export const MESSAGE_EVENTS = {
  notice: { title: 'message.event.notice', params: ['title'], hasOwnText: true },
  download: { title: 'message.downloadReady', params: ['name'] },
  recordImport: { title: 'message.recordImported', params: ['name', 'imported', 'faulty'] },
  userImport: { title: 'message.usersImported', params: ['name', 'imported'] },
  givenPassword: { title: 'message.passwordGiven', params: ['operator'] },
  accountEnabled: { title: 'message.accountEnabled', params: ['operator'] },
  flow: { title: 'message.event.flow', params: ['title'], hasOwnText: true },
  flowNode: { title: 'message.event.flowNode', params: ['title', 'flow', 'node'], hasOwnText: true, isChosen: true },
  comment: { title: 'message.mentioned', params: ['author', 'record'] },
  chatMention: { title: 'message.mentionedInChat', params: ['author', 'group'] },
  mailReturned: { title: 'message.mailReturned', params: ['address', 'subject', 'reason'] },
  reportSent: { title: 'message.reportSent', params: ['name'] },
  reportThreshold: { title: 'message.reportThreshold', params: ['name', 'measure', 'figure', 'limit'] },
  reportEnded: { title: 'message.reportEnded', params: ['name', 'reason'] },
  digest: { title: 'message.digest', params: ['count', 'titles'], hasOwnText: true },
} as const satisfies Record<string, EventText>

/** A mention in a group of the chat. The chat itself notifies the user by sound and on the desktop; the bell only counts it. */
export const CHAT_MENTION = 'chatMention' satisfies MessageEvent

/** Name of an event. */
export type MessageEvent = keyof typeof MESSAGE_EVENTS

export const MESSAGE_EVENT_NAMES = Object.keys(MESSAGE_EVENTS).filter(isMessageEvent)

/** Whether a kind of message has templates. */
export function isMessageEvent(kind: string): kind is MessageEvent {
  return Object.hasOwn(MESSAGE_EVENTS, kind)
}

/** Puts values into a text with parameters such as `{name}`; names without a value stay as they are. */
export const fillText = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(params, name) ? (params[name] ?? '') : whole))

/** Whether senders choose among several templates of this event. */
export const isChosen = (event: MessageEvent): boolean => 'isChosen' in MESSAGE_EVENTS[event]

/** Whether messages of an event keep their own text, so that a template changes only what other channels send. */
export const hasOwnText = (kind: MessageEvent): boolean => 'hasOwnText' in MESSAGE_EVENTS[kind]
