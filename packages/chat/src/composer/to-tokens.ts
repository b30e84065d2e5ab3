import { EMOJIS } from '@sqos/form-widgets/emoji-picker'

const byEmoji = new Map(EMOJIS.map(({ emoji, token }) => [emoji, token]))
// The longest first: an emoji may begin like another one.
const pattern = new RegExp([...byEmoji.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'gu')

/** A text with the emoji of the picker as tokens, `[微笑]`: the form in which messages are stored. */
export const toTokens = (text: string): string => text.replace(pattern, (emoji) => byEmoji.get(emoji) ?? emoji)
