import { useText } from '@sqos/i18n/react'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import styles from './Command.module.css'
import { CommandOption } from './CommandOption.tsx'
import type { CommandItem } from './command-types.ts'
import type { CommandGroup } from './use-command-results.ts'

export interface CommandListProps {
  /** Id of the list; ids of its options are this id with their number. */
  id: string
  groups: readonly CommandGroup[]
  chosen: number
  onPoint: (place: number) => void
  onChoose: (item: CommandItem, event: MouseEvent) => void
}

/** Search results in groups. The option that Enter opens is scrolled into view. */
export function CommandList({ id, groups, chosen, onPoint, onChoose }: CommandListProps) {
  const { t } = useText('layout')
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(
    function showChosen() {
      ref.current?.querySelector(`[data-index="${chosen}"]`)?.scrollIntoView({ block: 'nearest' })
    },
    [chosen],
  )

  return (
    // A <select> can neither be searched nor hold icons and marks.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={ref} id={id} role="listbox" aria-label={t('searchResults')} className={styles.list}>
      {groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <optgroup> is valid in a <select> only
        <div key={group.key} role="group" aria-labelledby={`${id}${group.key}`}>
          <div id={`${id}${group.key}`} role="presentation" className={styles.heading}>
            {t(`commandGroup.${group.key}`)}
          </div>
          {group.hits.map((hit, index) => (
            <CommandOption
              key={hit.item.key}
              id={`${id}${group.start + index}`}
              index={group.start + index}
              hit={hit}
              chosen={group.start + index === chosen}
              onPoint={() => onPoint(group.start + index)}
              onChoose={(event) => onChoose(hit.item, event)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
