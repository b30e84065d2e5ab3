import { useText } from '@sqos/i18n/react'
import { useEffect, useRef } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './MentionList.module.css'
import type { MentionOption } from './use-mentions.ts'

export interface MentionListProps {
  id: string
  options: readonly MentionOption[]
  activeIndex: number
  onChoose: (option: MentionOption) => void
}

/** Members to mention, above the box. The keys are handled by the box, which keeps the focus. */
export function MentionList({ id, options, activeIndex, onChoose }: MentionListProps) {
  const { t } = useText(NAMESPACE)
  const list = useRef<HTMLDivElement>(null)

  useEffect(
    function showActive() {
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the selected row changes with the index
    [activeIndex],
  )

  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the box keeps the focus
      role="listbox"
      aria-label={t('mention')}
      className={styles.list}
    >
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the focus and handles the keys
        <div
          key={option.id}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row with name and account
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span>{option.realName}</span>
          <span className={styles.account}>{option.account}</span>
        </div>
      ))}
    </div>
  )
}
