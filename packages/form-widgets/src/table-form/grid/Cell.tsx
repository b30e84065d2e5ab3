import { IconExclamationCircleFill } from '@arco-design/web-react/icon'
import { memo, Suspense, useContext, useLayoutEffect, useRef } from 'react'
import type { DataRecord } from '../../services/widget-services.ts'
import { isEmpty } from '../../base/readers.ts'
import { hasEditor } from '../model/cell-type.ts'
import type { ResolvedColumn } from '../model/column.ts'
import styles from './Cell.module.css'
import { InteractionsContext, useGrid } from './grid-context.ts'
import { asStyle } from './layout.ts'
import { ROLE } from './roles.ts'

interface CellProps {
  column: ResolvedColumn
  columnIndex: number
  rowIndex: number
  value: unknown
  /** Used by views that show more than the value. */
  record: DataRecord | undefined
  fault: string | undefined
  /** Distance from the start, for a pinned column. */
  pinnedAt: number | undefined
  isActive: boolean
  /** The focus belongs here. */
  isFocused: boolean
  isPicking: boolean
  isInRange: boolean
}

/** A cell: text until it is edited. Renders only on its own changes. */
export const Cell = memo(function Cell(props: CellProps) {
  const { column, columnIndex, rowIndex, value, fault, pinnedAt, isActive, isFocused, isPicking } = props
  const { t, id } = useGrid()
  const cell = useRef<HTMLDivElement>(null)
  const { type } = column
  const isTyped =
    isFocused && !isPicking && column.isWritable && type.entry === 'text' && (type.canEdit?.(value) ?? true)

  useLayoutEffect(
    function takeFocus() {
      if (isFocused && !isTyped && !isPicking) cell.current?.focus()
    },
    [isFocused, isTyped, isPicking],
  )

  const text = isEmpty(value) ? '' : type.format(value, { column, t })
  const name = t('cell', { label: column.label, row: rowIndex + 1 })
  const faultId = fault && isFocused ? `${id}-fault` : undefined

  return (
    <div
      ref={cell}
      {...ROLE.cell}
      className={styles.cell}
      aria-colindex={columnIndex + 2}
      aria-selected={props.isInRange || undefined}
      {...(!column.isWritable && READ_ONLY)}
      aria-invalid={fault !== undefined || undefined}
      aria-describedby={isTyped ? undefined : faultId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its role is gridcell
      tabIndex={isActive && !isTyped && !isPicking ? 0 : -1}
      data-column={columnIndex}
      data-label={column.label}
      data-required={(column.required && column.isWritable) || undefined}
      data-align={type.align}
      data-active={(isFocused && !isPicking) || undefined}
      data-pinned={pinnedAt === undefined ? undefined : true}
      data-written={column.isWritable || undefined}
      data-hidden={column.isHidden || undefined}
      style={pinnedAt === undefined ? undefined : asStyle({ '--tf-pinned': `${pinnedAt}px` })}
      title={fault ?? undefined}
    >
      {!isTyped && !isPicking && <CellText {...{ column, rowIndex, value, text, fault }} record={props.record} />}
      {isFocused && (
        <ActiveCell
          {...{ column, rowIndex, value, text, name, fault, faultId, isTyped, isPicking }}
          record={props.record}
        />
      )}
    </div>
  )
})

const NOTHING: DataRecord = {}

/** WAI-ARIA 1.2 allows it for grid cells; the lint rule reads an older list. */
const READ_ONLY = { 'aria-readonly': true }

interface ActiveCellProps extends CellTextProps {
  name: string
  faultId: string | undefined
  isTyped: boolean
  isPicking: boolean
}

/** The content of the active cell beside or instead of its text. */
function ActiveCell({ name, text, fault, faultId, isTyped, isPicking, ...shown }: ActiveCellProps) {
  const interactions = useContext(InteractionsContext)
  const { column, record = NOTHING } = shown
  if (!interactions) return null
  return (
    <>
      {isTyped && (
        <interactions.TextEntry
          text={text}
          name={name}
          isMultiline={column.type.isMultiline ?? false}
          isInvalid={Boolean(fault)}
          describedBy={faultId}
        />
      )}
      {isPicking && (
        <interactions.PickEntry {...shown} name={name} record={record} onDone={() => interactions.actions.commit()} />
      )}
      <interactions.Marks
        canOpen={!isPicking && column.isWritable && hasEditor(column.type)}
        faultId={faultId}
        fault={fault}
      />
    </>
  )
}

interface CellTextProps {
  column: ResolvedColumn
  rowIndex: number
  value: unknown
  record: DataRecord | undefined
  text: string
  fault: string | undefined
}

function CellText({ column, rowIndex, value, record = NOTHING, text, fault }: CellTextProps) {
  const { View } = column.type
  if (column.isHidden) return null
  if (fault) {
    return (
      <span className={styles.text} data-fault>
        <IconExclamationCircleFill aria-hidden /> {text || fault}
      </span>
    )
  }
  if (View) {
    return (
      <div className={styles.text}>
        <Suspense>
          <View column={column} rowIndex={rowIndex} value={value} record={record} />
        </Suspense>
      </div>
    )
  }
  return <span className={styles.text}>{text}</span>
}
