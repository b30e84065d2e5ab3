import { IconFile, IconLaunch, IconThunderbolt } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { Fragment, type MouseEvent } from 'react'
import { readableKeys } from '../shortcuts/key-names.ts'
import styles from './Command.module.css'
import type { CommandItem } from './command-types.ts'
import { markedRuns } from './marked-runs.ts'
import type { Hit } from './search-commands.ts'

export interface CommandOptionProps {
  id: string
  index: number
  hit: Hit<CommandItem>
  chosen: boolean
  onPoint: () => void
  onChoose: (event: MouseEvent) => void
}

/** An option of the command bar, with highlighted matches. */
export function CommandOption({ id, index, hit, chosen, onPoint, onChoose }: CommandOptionProps) {
  const { t } = useText('layout')
  const { item, marks } = hit
  return (
    // The focus stays in the field above, which handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds no icons and no marks
      role="option"
      aria-selected={chosen}
      data-index={index}
      className={styles.option}
      onMouseMove={chosen ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.icon} aria-hidden="true">
        {item.icon ?? (item.kind === 'page' ? <IconFile /> : <IconThunderbolt />)}
      </span>
      <span className={styles.title}>
        <Marked text={item.title} marks={marks} />
      </span>
      {item.kind === 'page' && item.trail && <span className={styles.trail}>{item.trail}</span>}
      {item.kind === 'page' && item.newWindow && <IconLaunch aria-label={t('newWindow')} />}
      {item.kind === 'action' && item.shortcut && <kbd className={styles.key}>{readableKeys(item.shortcut)}</kbd>}
    </div>
  )
}

function Marked({ text, marks }: { text: string; marks: Hit<unknown>['marks'] }) {
  return markedRuns(text, marks).map((run) =>
    run.marked ? (
      <mark key={run.from} className={styles.mark}>
        {run.text}
      </mark>
    ) : (
      <Fragment key={run.from}>{run.text}</Fragment>
    ),
  )
}
