import { Button } from '@arco-design/web-react'
import { IconClose, IconFile, IconImage, IconVoice } from '@arco-design/web-react/icon'
import { lazyPart } from '@sqos/app-feature'
import type { ChatQuote } from '@sqos/contract/realtime'
import { type Emoji, EmojiButton } from '@sqos/form-widgets/emoji-picker'
import { FormWidgetsProvider } from '@sqos/form-widgets/provider'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { AttachedFiles } from './AttachedFiles.tsx'
import { NAMESPACE } from '../catalogue.ts'
import { useChat } from '../chat-context.ts'
import type { ChatPerson } from '../store/chat-slice.ts'
import styles from './Composer.module.css'
import { isOversized, isPicture } from './picture-rule.ts'
import { MentionList } from './MentionList.tsx'
import { PickFile } from './PickFile.tsx'
import { QuoteText } from '../thread/QuoteText.tsx'
import { threadApi } from '../store/thread-api.ts'
import { toTokens } from './to-tokens.ts'
import { useMentions } from './use-mentions.ts'

const VoiceBar = lazyPart(async () => (await import('../voice/VoiceBar.tsx')).VoiceBar)

/** Characters of a message. */
const MAX_LENGTH = 5000

/** What the window asks of the box. */
export interface ComposerHandle {
  focus: () => void
  /** Attaches files; the user sends them with the text. */
  attach: (files: readonly File[]) => void
}

export interface ComposerProps {
  person: ChatPerson
  /** The message that the next one answers. */
  quote: ChatQuote | undefined
  onQuote: (quote: ChatQuote | undefined) => void
  ref: Ref<ComposerHandle>
}

/** Box to write in: Enter sends, Shift+Enter begins a new line. Pasted files are attached; the text is kept as a draft. */
export function Composer({ person, quote, onQuote, ref }: ComposerProps) {
  const { t, language } = useText(NAMESPACE)
  const { userId, sendText, sendFile, sendVoice, readDraft, writeDraft } = useChat()
  const [text, setText] = useState(() => readDraft(person.id))
  const [files, setFiles] = useState<readonly File[]>([])
  const [isRecording, setRecording] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const mentions = useMentions({ peerId: person.id, text, box, onWrite: writeAt })
  const { data: thread } = threadApi.endpoints.getThread.useQueryState(person.id)

  useEffect(() => box.current?.focus(), [])
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus(), attach }))

  function attach(added: readonly File[]) {
    if (added.some(isOversized)) showToast({ kind: 'warning', text: t('pictureTooLarge') })
    setFiles((before) => [...before, ...added.filter((file) => !isOversized(file))])
    box.current?.focus()
  }

  function write(next: string) {
    setText(next)
    writeDraft(person.id, next)
  }

  function send() {
    const content = toTokens(text).trim()
    if (content !== '') sendText(person.id, content, { quote, mentionedIds: mentions.mentionedIn(content) })
    for (const file of files) sendFile(person.id, file, isPicture(file))
    if (content === '' && files.length === 0) return
    write('')
    setFiles([])
    onQuote(undefined)
    box.current?.focus()
  }

  function insert({ emoji }: Emoji) {
    const { selectionStart = text.length, selectionEnd = text.length } = box.current ?? {}
    writeAt(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd), selectionStart + emoji.length)
  }

  function writeAt(next: string, place: number) {
    // Rendered at once: a cursor that moves later would part what is typed meanwhile.
    flushSync(() => write(next.slice(0, MAX_LENGTH)))
    box.current?.setSelectionRange(place, place)
  }

  /** Shift+Up in an empty box answers the latest message of the other person. */
  function replyToLatest() {
    const row = thread?.rows.findLast(
      ({ sendUserId, isRecalled, contentType }) => sendUserId !== userId && !isRecalled && contentType !== 'notice',
    )
    if (!row) return
    const { id, sendUserId, content, contentType, sender } = row
    onQuote({ id, sendUserId, content, contentType, ...(sender && { senderName: sender.realName }) })
  }

  function onKeyDown(event: KeyboardEvent) {
    // While pinyin is composed, Enter chooses a candidate. Safari ends the composition before this event: key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (mentions.onKeyDown(event)) return
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape' && quote) {
      event.preventDefault()
      onQuote(undefined)
    } else if (event.key === 'ArrowUp' && event.shiftKey && !event.altKey && text === '') {
      event.preventDefault()
      replyToLatest()
    }
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    attach(pasted)
  }

  function endRecording() {
    setRecording(false)
    // The box is hidden until the next frame.
    requestAnimationFrame(() => box.current?.focus())
  }

  function sendPicked(file: File) {
    if (isOversized(file)) showToast({ kind: 'warning', text: t('pictureTooLarge') })
    else sendFile(person.id, file, isPicture(file))
  }

  return (
    <div className={styles.composer}>
      {quote && (
        <div className={styles.quote}>
          <span>
            <QuoteText quote={quote} person={person} />
          </span>
          <button type="button" aria-label={t('cancelReply')} onClick={() => onQuote(undefined)}>
            <IconClose />
          </button>
        </div>
      )}
      <fieldset className={styles.tools} aria-label={t('tools')}>
        <FormWidgetsProvider language={language}>
          <EmojiButton onPick={insert} />
        </FormWidgetsProvider>
        <PickFile label={t('sendPicture')} accept="image/*" icon={<IconImage />} onPick={sendPicked} />
        <PickFile label={t('sendFile')} icon={<IconFile />} onPick={sendPicked} />
        <button
          type="button"
          className={styles.pick}
          aria-label={t('sendVoice')}
          title={t('sendVoice')}
          aria-pressed={isRecording}
          onClick={() => setRecording(true)}
        >
          <IconVoice />
        </button>
      </fieldset>
      <AttachedFiles
        files={files}
        onRemove={(file) => {
          setFiles(files.filter((one) => one !== file))
          // The pressed button disappears with its file.
          box.current?.focus()
        }}
      />
      {isRecording && (
        <Suspense fallback={null}>
          <VoiceBar onSend={(record) => sendVoice(person.id, record)} onClose={endRecording} />
        </Suspense>
      )}
      {mentions.options.length > 0 && (
        <div className={styles.above}>
          <MentionList
            id={listId}
            options={mentions.options}
            activeIndex={mentions.activeIndex}
            onChoose={mentions.choose}
          />
        </div>
      )}
      <textarea
        ref={box}
        hidden={isRecording}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={mentions.options.length > 0 ? listId : undefined}
        aria-activedescendant={mentions.options.length > 0 ? `${listId}-${mentions.activeIndex}` : undefined}
        className={styles.box}
        rows={3}
        maxLength={MAX_LENGTH}
        aria-label={t('placeholder')}
        placeholder={t('placeholder')}
        value={text}
        onChange={({ target }) => {
          write(target.value)
          // Text of an input method or dictation comes without a key that would report the cursor.
          mentions.onCursor()
        }}
        onSelect={mentions.onCursor}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className={styles.foot} hidden={isRecording}>
        <span className={styles.hint}>{t('sendHint')}</span>
        <Button type="primary" disabled={text.trim() === '' && files.length === 0} onClick={send}>
          {t('send')}
        </Button>
      </div>
    </div>
  )
}
