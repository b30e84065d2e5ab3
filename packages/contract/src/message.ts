/** Kinds of messages by the number on the wire. */
export const MESSAGE_TYPE = { notice: 1, task: 2, system: 3, appointment: 4 } as const
export type MessageType = (typeof MESSAGE_TYPE)[keyof typeof MESSAGE_TYPE]

/** States of a notice. Receivers no longer see an expired one. */
export const NOTICE_STATE = { draft: 0, released: 1, expired: 2 } as const
