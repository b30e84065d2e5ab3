import { type ChatGroup, useGetChatGroupQuery } from '@sqos/api-client/chat'
import { CHAT_EVERYBODY, isGroupId } from '@sqos/contract/realtime'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useChat } from '../chat-context.ts'
import { mentionedIn, openMention } from './mentions.ts'

/** A row of the list of people to mention. */
export interface MentionOption {
  id: string
  realName: string
  account: string
}

interface MentionOptions {
  peerId: string
  text: string
  box: RefObject<HTMLTextAreaElement | null>
  /** Replaces the text; the cursor goes to `cursor`. */
  onWrite: (text: string, cursor: number) => void
}

const NOBODY: ChatGroup['members'] = []

/** Rows that the list shows at most. */
const MAX_OPTIONS = 50

/** The list of members to mention, which opens with `@` in a group, and whom a text mentions. */
export function useMentions({ peerId, text, box, onWrite }: MentionOptions) {
  const { t } = useText(NAMESPACE)
  const { userId } = useChat()
  const { data: group } = useGetChatGroupQuery({ id: peerId }, { skip: !isGroupId(peerId) })
  const [cursor, setCursor] = useState(0)
  const [active, setActive] = useState(0)
  const [closedAt, setClosedAt] = useState<number>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const members = group?.members ?? NOBODY
  const begun = isGroupId(peerId) ? openMention(text, cursor) : undefined
  const options = begun && begun.start !== closedAt ? optionsOf(begun.keyword) : []
  const activeIndex = Math.min(active, options.length - 1)

  function optionsOf(keyword: string): MentionOption[] {
    const everybody = { id: CHAT_EVERYBODY, realName: t('everybody'), account: '' }
    const others = members.filter(({ id, isEnabled }) => id !== userId && isEnabled)
    const word = keyword.toLowerCase()
    return [everybody, ...others]
      .filter(({ realName, account }) => `${realName} ${account}`.toLowerCase().includes(word))
      .slice(0, MAX_OPTIONS)
  }

  function choose({ id, realName }: MentionOption) {
    if (!begun) return
    const written = `${text.slice(0, begun.start)}@${realName} `
    setChosen(new Set([...chosen, id]))
    setCursor(written.length)
    onWrite(written + text.slice(cursor), written.length)
    box.current?.focus()
  }

  return {
    options,
    activeIndex,
    choose,
    /** Notes where the cursor is. */
    onCursor: () => {
      const place = box.current?.selectionStart ?? 0
      if (place === cursor) return
      setCursor(place)
      setActive(0)
      if (openMention(box.current?.value ?? '', place)?.start !== closedAt) setClosedAt(undefined)
    },
    /** Returns whether the key belongs to the list. */
    onKeyDown(event: KeyboardEvent): boolean {
      const option = options[activeIndex]
      if (!option) return false
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) setActive((activeIndex + step + options.length) % options.length)
      else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') choose(option)
      else if (event.key === 'Escape') setClosedAt(begun?.start)
      else return false
      event.preventDefault()
      return true
    },
    /** Ids of the members whom a text mentions. */
    mentionedIn: (content: string) =>
      isGroupId(peerId)
        ? mentionedIn(
            content,
            members.filter(({ id }) => id !== userId),
            chosen,
          )
        : [],
  }
}
