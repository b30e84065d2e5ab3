import { CHAT_EVERYBODY, type ChatMention } from '@sqos/contract/realtime'
import { withEmoji } from '@sqos/form-widgets/emoji-picker'
import { useChat } from '../chat-context.ts'
import { partsOf } from './links.ts'
import { mentionParts } from '../composer/mentions.ts'
import styles from './Message.module.css'

export interface LinkedTextProps {
  text: string
  /** Whom the text mentions. */
  mentions?: readonly ChatMention[] | undefined
}

const NOBODY: readonly ChatMention[] = []

/** A text with emoji, clickable addresses and marked mentions; tags in it are shown as written. */
export const LinkedText = ({ text, mentions = NOBODY }: LinkedTextProps) => (
  <span>
    {partsOf(text).map(({ text: part, href }, index) =>
      href === undefined ? (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
        <MentioningText key={index} text={part} mentions={mentions} />
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
        <a key={index} href={href} target="_blank" rel="noopener noreferrer">
          {part}
        </a>
      ),
    )}
  </span>
)

function MentioningText({ text, mentions }: Required<LinkedTextProps>) {
  const { userId } = useChat()
  if (!mentions || mentions.length === 0) return withEmoji(text)
  const known = new Set(mentions.map(({ id }) => id))
  return mentionParts(
    text,
    mentions.map(({ id, name: realName }) => ({ id, realName })),
  ).map(({ text: part, ids = [] }, index) =>
    ids.some((id) => known.has(id)) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
      <span key={index} className={styles.mention} data-own={isOwn(ids, userId) || undefined}>
        {part}
      </span>
    ) : (
      withEmoji(part)
    ),
  )
}

const isOwn = (ids: readonly string[], userId: string) => ids.includes(userId) || ids.includes(CHAT_EVERYBODY)
