import { CHAT_EVERYBODY } from '@sqos/contract/realtime'

/** A member who can be mentioned. */
export interface Mentionable {
  id: string
  realName: string
}

/** The name for all members in texts, in all languages. */
const EVERYBODY_NAMES = ['所有人', 'everyone'] as const

/** A part of a text; `ids` when it mentions people. */
export interface MentionPart {
  text: string
  ids?: string[]
}

/** Splits a text into mentions, `@` with a name, and what is between them. The longest name counts. */
export function mentionParts(text: string, people: readonly Mentionable[]): MentionPart[] {
  const idsOf = new Map<string, string[]>(EVERYBODY_NAMES.map((name) => [name, [CHAT_EVERYBODY]]))
  for (const { id, realName } of people) if (realName !== '') idsOf.set(realName, [...(idsOf.get(realName) ?? []), id])
  const names = [...idsOf.keys()].toSorted((a, b) => b.length - a.length)
  const parts: MentionPart[] = []
  let end = 0
  for (let place = text.indexOf('@'); place !== -1; place = text.indexOf('@', Math.max(place + 1, end))) {
    const name = names.find((one) => text.startsWith(one, place + 1))
    if (name === undefined) continue
    if (place > end) parts.push({ text: text.slice(end, place) })
    end = place + 1 + name.length
    parts.push({ text: text.slice(place, end), ids: idsOf.get(name) ?? [] })
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Ids of the people whom a text mentions. Of several with one name those in `chosen`, else all. */
export function mentionedIn(text: string, people: readonly Mentionable[], chosen: ReadonlySet<string>): string[] {
  const ids = mentionParts(text, people).flatMap((part) => {
    const picked = part.ids?.filter((id) => chosen.has(id)) ?? []
    return picked.length > 0 ? picked : (part.ids ?? [])
  })
  return [...new Set(ids)]
}

/** The begun mention before the cursor: where its `@` is, and what follows. Not in an e-mail address. */
export function openMention(text: string, cursor: number): { start: number; keyword: string } | undefined {
  const found = /(?<![\w.+-])@([^\s@]{0,20})$/u.exec(text.slice(0, cursor))
  return found ? { start: found.index, keyword: found[1] ?? '' } : undefined
}
