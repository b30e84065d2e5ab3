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
  articleShared: { title: 'message.articleShared', params: ['author', 'title'] },
  articleCommented: { title: 'message.articleCommented', params: ['author', 'title'] },
  articleSent: { title: 'message.articleSent', params: ['author', 'title'], hasOwnText: true },
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

const PARAMETER = /\{([\p{L}\p{N}_]{1,50})\}/gu

/** Puts values into a text with parameters such as `{name}`; what has no value becomes `without`, or stays as it is. */
export const fillText = (
  text: string,
  { params, without }: { params: Readonly<Record<string, string>>; without?: string },
): string =>
  text.replaceAll(PARAMETER, (whole, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? '') : (without ?? whole),
  )

/** The parameters that a text names. */
export const namesIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(PARAMETER)].flatMap(([, name]) => name ?? []))),
]

/**
 * The parameters of a template: those of its event and, where senders choose among templates, those that its text names and the
 * sender fills.
 */
export function parametersOf({ event, title, content }: { event: MessageEvent; title: string; content: string }) {
  const own: readonly string[] = MESSAGE_EVENTS[event].params
  const free = isChosen(event) ? namesIn(title, content).filter((name) => !own.includes(name)) : []
  return { own, free }
}

/** Whether senders choose among several templates of this event. */
export const isChosen = (event: MessageEvent): boolean => 'isChosen' in MESSAGE_EVENTS[event]

/** Whether messages of an event keep their own text, so that a template changes only what other channels send. */
export const hasOwnText = (kind: MessageEvent): boolean => 'hasOwnText' in MESSAGE_EVENTS[kind]
