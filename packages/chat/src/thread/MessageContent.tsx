import type { ChatMention, ChatMessageType } from '@sqos/contract/realtime'
import { useText } from '@sqos/i18n/react'
import { Suspense } from 'react'
import { readCard } from '../card/read-card.ts'
import { RecordCard } from '../card/RecordCard.tsx'
import { NAMESPACE } from '../catalogue.ts'
import { useChat } from '../chat-context.ts'
import { LinkedText } from './LinkedText.tsx'
import { previewOf, readFile } from '../store/message-row.ts'
import styles from './Message.module.css'
import { VoicePlayer } from '../voice/VoicePlayer.tsx'

export interface MessageContentProps {
  /** Text; a JSON string of a `ChatCardContent` for a card, of a `ChatWireFile` for other types. */
  content: string
  contentType: ChatMessageType
  mentions?: readonly ChatMention[] | undefined
  onPicture: (url: string) => void
}

/** What a message says or carries. */
export function MessageContent({ content, contentType, mentions, onPicture }: MessageContentProps) {
  const { t } = useText(NAMESPACE)
  const { fileAddress, Files } = useChat().services
  if (contentType === 'text') return <LinkedText text={content} mentions={mentions} />
  const card = contentType === 'card' ? readCard(content) : undefined
  if (card) return <RecordCard record={card} />
  const file = readFile(content)
  if (!file) return <>{previewOf({ content, contentType }, t)}</>
  const url = fileAddress(file.path)
  if (contentType === 'image')
    return (
      <button type="button" className={styles.picture} aria-label={t('showPicture')} onClick={() => onPicture(url)}>
        <img src={url} alt={t('preview.image')} width={file.width} height={file.height} />
      </button>
    )
  if (contentType === 'voice') return <VoicePlayer url={url} length={file.length ?? 0} />
  const fileId = file.path.split('/').at(-1) ?? ''
  const { fileName: name = fileId, fileSize } = file
  return (
    <Suspense fallback={name}>
      <Files files={[{ name, fileId, url: file.path, ...(fileSize !== undefined && { fileSize }) }]} />
    </Suspense>
  )
}
