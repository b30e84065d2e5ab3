import { CHAT_EVERYBODY, type ChatRow } from '@sqos/contract/realtime'

/** Whether a message mentions the user: by name, or everybody in a group that the user has not silenced. */
export const mentionsUser = (
  { mentions = [] }: Pick<ChatRow, 'mentions'>,
  { userId, isMuted }: { userId: string; isMuted: boolean },
): boolean => mentions.some(({ id }) => id === userId || (id === CHAT_EVERYBODY && !isMuted))
