import { withEmoji } from '@sqos/form-widgets/emoji-picker'
import { partsOf } from './links.ts'

/** A text with emoji and clickable addresses; tags in it are shown as written. */
export const LinkedText = ({ text }: { text: string }) => (
  <span>
    {partsOf(text).map(({ text: part, href }, index) =>
      href === undefined ? (
        withEmoji(part)
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
        <a key={index} href={href} target="_blank" rel="noopener noreferrer">
          {part}
        </a>
      ),
    )}
  </span>
)
