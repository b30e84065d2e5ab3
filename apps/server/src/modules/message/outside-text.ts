import type { Db } from '../../platform/db/database.ts'
import { fillTemplate, type FilledTemplate } from '../message-template/message-template.access.ts'
import type { MessageRepository } from './message.repository.ts'

/** A sent message with the receivers who have not read it. */
export type SentMessage = NonNullable<Awaited<ReturnType<MessageRepository['sent']>>>

/** What a module adds to its messages on channels outside of the application. */
export interface MessageSource {
  /** Values of the parameters of the chosen template, beyond those of the message itself. */
  values: (message: SentMessage) => Promise<Readonly<Record<string, string>>>
  /** Links for the receivers, by user, from the body of the message. */
  links: (bodyText: string, userIds: readonly string[]) => Promise<ReadonlyMap<string, object>>
}

/** The sources of messages, by kind. */
export type MessageSources = Partial<Record<string, MessageSource>>

/** The text of a message for channels outside of the application; undefined without a template. */
export async function outsideText(
  db: Db,
  { message, sources }: { message: SentMessage; sources: MessageSources },
): Promise<FilledTemplate | undefined> {
  const { kind, title, titleParams, templateId } = message
  const own = kind === 'notice' ? { title } : (titleParams ?? {})
  const more = templateId === null ? {} : await sources[kind]?.values(message)
  return await fillTemplate(db, { kind, params: { ...own, ...more }, templateId })
}
