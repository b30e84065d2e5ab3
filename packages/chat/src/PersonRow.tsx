import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'
import type { ChatPerson } from './chat-slice.ts'
import styles from './PersonRow.module.css'

export interface PersonRowProps {
  person: ChatPerson
  isOpen: boolean
  /** Second line. */
  detail: ReactNode
  /** End of the first line. */
  time?: ReactNode
  /** End of the second line. */
  mark?: ReactNode
  onOpen: () => void
}

/** A person of the drawer: picture, name, one line of text. */
export function PersonRow({ person, isOpen, detail, time, mark, onOpen }: PersonRowProps) {
  return (
    <button type="button" className={styles.row} aria-current={isOpen || undefined} data-row onClick={onOpen}>
      <Avatar name={person.realName} path={person.headIcon} />
      <span className={styles.lines}>
        <span className={styles.line}>
          <span className={styles.name}>{person.realName}</span>
          {time}
        </span>
        <span className={styles.line}>
          <span className={styles.detail}>{detail}</span>
          {mark}
        </span>
      </span>
    </button>
  )
}
