import { IconCheck } from '@arco-design/web-react/icon'
import type { ReactNode } from 'react'
import { isGroupId } from '@sqos/contract/realtime'
import { Avatar } from './Avatar.tsx'
import type { ChatPerson } from '../store/chat-slice.ts'
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
  /** Makes the row a check box; `fixed` is checked and cannot be changed. */
  check?: boolean | 'fixed' | undefined
  onOpen: () => void
}

/** A person of the drawer: picture, name, one line of text. */
export function PersonRow({ person, isOpen, detail, time, mark, check, onOpen }: PersonRowProps) {
  const isCheckBox = check !== undefined
  return (
    <button
      type="button"
      className={styles.row}
      role={isCheckBox ? 'checkbox' : undefined}
      aria-checked={isCheckBox ? check !== false : undefined}
      aria-current={isOpen || undefined}
      disabled={check === 'fixed'}
      data-row
      onClick={onOpen}
    >
      {isCheckBox && (
        <span className={styles.tick} aria-hidden="true">
          {check !== false && <IconCheck />}
        </span>
      )}
      <Avatar name={person.realName} path={person.headIcon} isGroup={isGroupId(person.id)} />
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
