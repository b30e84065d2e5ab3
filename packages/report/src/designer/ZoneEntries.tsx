import { Button } from '@arco-design/web-react'
import { IconClose, IconDown, IconDragDotVertical, IconUp } from '@arco-design/web-react/icon'
import { useElement } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Designer.module.css'
import { useDragField, useZoneDrop } from './field-drag.ts'
import type { FieldCargo, Zone, ZonePlace } from './place-field.ts'
import { SelectRow } from './rows.tsx'

export interface ZoneEntry {
  /** Unique in its zone. */
  id: string
  field: string
  name: string
  /** Settings that the entry opens. */
  settings?: ReactNode
}

interface ZoneEntriesProps {
  zone: Zone
  label: string
  entries: readonly ZoneEntry[]
  /** Fields that can be added. */
  options: readonly { value: string; label: string }[]
  canTake: (cargo: FieldCargo) => boolean
  onPlace: (cargo: FieldCargo, to: ZonePlace) => void
  onRemove: (at: ZonePlace) => void
  /** A button below the entries. */
  extra?: ReactNode
}

/**
 * Fields of a block in their order: dragged from the list of fields, from other zones, and among one another. By keys they are
 * added by the choice, moved by arrows on the handle, and removed by Delete there.
 */
export function ZoneEntries(props: ZoneEntriesProps) {
  const { zone, label, entries, options, canTake, onPlace, onRemove, extra } = props
  const { t } = useText(NAMESPACE)
  const [element, ref] = useElement<HTMLFieldSetElement>()
  const at = useZoneDrop(element, { zone, canTake, onDrop: onPlace })
  const isLast = at !== undefined && at >= entries.length
  return (
    <fieldset ref={ref} aria-label={label} className={styles.zone} data-over={at !== undefined || undefined}>
      <SelectRow
        label={label}
        value=""
        placeholder={t('design.addField')}
        options={options}
        onChange={(field) => onPlace({ field }, { zone, index: entries.length })}
      />
      {entries.length > 0 && (
        <ol className={styles.entries} data-drop-last={isLast || undefined}>
          {entries.map((entry, index) => (
            <Entry
              key={entry.id}
              entry={entry}
              zone={zone}
              index={index}
              count={entries.length}
              isDropBefore={at === index}
              onPlace={onPlace}
              onRemove={onRemove}
            />
          ))}
        </ol>
      )}
      {extra}
    </fieldset>
  )
}

interface EntryProps extends Pick<ZoneEntriesProps, 'zone' | 'onPlace' | 'onRemove'> {
  entry: ZoneEntry
  index: number
  count: number
  isDropBefore: boolean
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

function Entry({ entry, zone, index, count, isDropBefore, onPlace, onRemove }: EntryProps) {
  const { t } = useText(NAMESPACE)
  const { field, name, settings } = entry
  const [isOpen, setOpen] = useState(false)
  const [element, item] = useElement<HTMLLIElement>()
  const [head, row] = useElement<HTMLDivElement>()
  const isDragged = useDragField(element, { field, zone, index, handle: head })
  const at = { zone, index }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step) onPlace({ field, from: at }, { zone, index: index + step })
    else if (event.key === 'Delete') onRemove(at)
    else return
    event.preventDefault()
  }

  return (
    <li
      ref={item}
      className={styles.zoneEntry}
      data-entry
      data-dragging={isDragged || undefined}
      data-drop={isDropBefore ? 'before' : undefined}
    >
      <div ref={row} className={styles.zoneHead}>
        <button
          type="button"
          className={styles.handle}
          aria-label={t('design.moveField', { name, place: index + 1, count })}
          title={t('design.moveHint')}
          onKeyDown={onKeyDown}
        >
          <IconDragDotVertical />
        </button>
        <span className={styles.cut} title={name}>
          {name}
        </span>
        {settings !== undefined && (
          <Button
            size="mini"
            type="text"
            icon={isOpen ? <IconUp /> : <IconDown />}
            aria-label={t('design.settingsOf', { name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <Button
          size="mini"
          type="text"
          icon={<IconClose />}
          aria-label={t('design.takeOut', { name })}
          onClick={() => onRemove(at)}
        />
      </div>
      {isOpen && settings}
    </li>
  )
}
