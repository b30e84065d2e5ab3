import { Button, Checkbox } from '@arco-design/web-react'
import { IconDown, IconDragDotVertical, IconUp } from '@arco-design/web-react/icon'
import { useSortableItem } from '@sqos/hooks/sortable'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useId } from 'react'
import { asText, own } from '@sqos/form-model'
import { NAMESPACE } from '../catalogue.ts'
import { type Entry, inOrder, moved, propOf, shifted, toggled } from './entries.ts'
import styles from './ListDesigner.module.css'

export interface EntryTableProps {
  title: string
  chosen: readonly Entry[]
  possible: readonly Entry[]
  onChange: (chosen: readonly Entry[]) => void
  /** Headings of the settings of an entry. */
  headings: readonly string[]
  /** The cells of the settings. */
  cells: (entry: Entry, index: number) => readonly ReactNode[]
}

/** A table to select and order fields; selected fields come first. */
export function EntryTable({ title, chosen, possible, onChange, headings, cells }: EntryTableProps) {
  const { t } = useText(NAMESPACE)
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
        <span className={styles.count}>{t('list.count', { chosen: chosen.length, all: possible.length })}</span>
      </h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('list.field')}</th>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              <th scope="col">{t('list.order')}</th>
            </tr>
          </thead>
          <tbody>
            {inOrder(chosen, possible).map(({ entry, isChosen }, index) => {
              const name = (
                <span title={propOf(entry)}>
                  <Checkbox checked={isChosen} onChange={() => onChange(toggled(chosen, entry))}>
                    {labelOf(entry)}
                  </Checkbox>
                </span>
              )
              if (!isChosen) {
                return (
                  <tr key={propOf(entry)}>
                    <td>{name}</td>
                    <td colSpan={headings.length + 1}>—</td>
                  </tr>
                )
              }
              return (
                <ChosenRow key={propOf(entry)} {...{ id, entry, index, chosen, onChange }}>
                  <td>{name}</td>
                  {cells(entry, index).map((cell, column) => (
                    <td key={headings[column]}>{cell}</td>
                  ))}
                </ChosenRow>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface ChosenRowProps {
  id: string
  entry: Entry
  index: number
  chosen: readonly Entry[]
  onChange: (chosen: readonly Entry[]) => void
  children: ReactNode
}

/** A row that users move by its handle or by arrow buttons. */
function ChosenRow({ id, entry, index, chosen, onChange, children }: ChosenRowProps) {
  const { t } = useText(NAMESPACE)
  const onMove = (from: number, to: number) => onChange(moved(chosen, from, to > from ? to + 1 : to))
  const { item, handle, isDragged, side } = useSortableItem({ list: id, index, onMove })
  return (
    <tr ref={item} data-chosen data-drop={side} data-dragged={isDragged || undefined}>
      {children}
      <td>
        <span className={styles.order}>
          <span ref={handle} className={styles.handle} title={t('list.drag')} aria-hidden="true">
            <IconDragDotVertical />
          </span>
          <Button
            size="mini"
            type="text"
            icon={<IconUp aria-hidden="true" />}
            aria-label={t('list.up', { name: labelOf(entry) })}
            disabled={index === 0}
            onClick={() => onChange(shifted(chosen, index, -1))}
          />
          <Button
            size="mini"
            type="text"
            icon={<IconDown aria-hidden="true" />}
            aria-label={t('list.down', { name: labelOf(entry) })}
            disabled={index === chosen.length - 1}
            onClick={() => onChange(shifted(chosen, index, 1))}
          />
        </span>
      </td>
    </tr>
  )
}

/** The name of an entry. */
export const labelOf = (entry: Entry): string =>
  asText(entry['label']) || asText(own(entry['__config__'], 'label')) || propOf(entry)
