import { IconRight } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { Fragment, useId, useRef } from 'react'
import { NAMESPACE } from './catalogue.ts'
import { type CheckNode, isEnd } from './check-tree.ts'
import { type Cell, CELLS, cellsOf, type LeveledStep, mayGrant } from './levels.ts'
import styles from './RightsGrid.module.css'
import type { AuthorityEditorState } from './use-authority-editor.ts'
import { useRowWindow } from './use-row-window.ts'

export interface RightsGridProps {
  editor: AuthorityEditorState
  step: LeveledStep
  /** Indices of the visible nodes, in order. */
  shown: readonly number[]
  /** Indices of the nodes that a click on a column changes, also in closed branches. */
  reach: readonly number[]
  closed: ReadonlySet<string>
  onOpenChange: (index: number, open: boolean) => void
}

/**
 * Matrix of fields or data schemes and what is granted to them. A click on a column head changes all shown rows. Tab moves between
 * rows, the arrow keys choose the right of a field.
 */
export function RightsGrid({ editor, step, shown, reach, closed, onOpenChange }: RightsGridProps) {
  const { t } = useText(NAMESPACE)
  const nodes = editor.nodes[step]
  const cells = CELLS[step]
  const leaves = (indices: readonly number[]) =>
    indices.flatMap((at) => (isEnd(nodes, at) ? (nodes[at]?.id ?? []) : []))
  const all = leaves(reach)
  const below = ({ end }: CheckNode, at: number) =>
    leaves(Array.from({ length: end - at - 1 }, (_, one) => at + 1 + one))

  const box = useRef<HTMLElement>(null)
  const { rows, rest, setFocused } = useRowWindow(box, shown.length)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the table
    <section ref={box} className={styles.box} tabIndex={0} aria-label={t(`step.${step}`)}>
      <table className={styles.table} aria-rowcount={shown.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t(`matrix.${step}`)}</th>
            {cells.map((cell) => (
              <th key={cell} scope="col" className={styles.cell}>
                <SetAll editor={editor} step={step} cell={cell} ids={all} label={t(`level.${step}.${cell}`)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, gap, measure }) => {
            const at = shown[row] ?? -1
            const node = nodes[at]
            if (!node) return null
            const place = { ref: measure, row, onFocus: () => setFocused(row) }
            const content = isEnd(nodes, at) ? (
              <ItemRow editor={editor} step={step} node={node} place={place} />
            ) : (
              <SectionRow
                editor={editor}
                step={step}
                node={node}
                place={place}
                ids={below(node, at)}
                isOpen={!closed.has(node.id)}
                onOpenChange={(open) => onOpenChange(at, open)}
              />
            )
            return (
              <Fragment key={node.id}>
                {gap > 0 && <Gap height={gap} />}
                {content}
              </Fragment>
            )
          })}
          {rest > 0 && <Gap height={rest} />}
        </tbody>
      </table>
    </section>
  )
}

/** The place of the rows that are not drawn. */
const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden="true">
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, hidden from screen readers */}
    <td style={{ blockSize: height, padding: 0, border: 0 }} />
  </tr>
)

/** What a drawn row needs to be measured, counted and kept. */
interface RowPlace {
  ref: ((element: HTMLElement | null) => void) | undefined
  row: number
  onFocus: () => void
}

const rowProps = ({ ref, row, onFocus }: RowPlace) => ({
  ref,
  onFocus,
  'data-index': row,
  'aria-rowindex': row + 2,
})

interface SectionRowProps {
  editor: AuthorityEditorState
  step: LeveledStep
  node: CheckNode
  place: RowPlace
  /** The rows below. */
  ids: readonly string[]
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

function SectionRow({ editor, step, node, place, ids, isOpen, onOpenChange }: SectionRowProps) {
  const { t } = useText(NAMESPACE)
  return (
    <tr {...rowProps(place)} className={styles.section}>
      <th scope="rowgroup" style={{ paddingInlineStart: node.depth * 20 + 8 }}>
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => onOpenChange(!isOpen)}>
          <IconRight aria-hidden className={styles.arrow ?? ''} data-open={isOpen} />
          {node.label}
        </button>
      </th>
      {CELLS[step].map((cell) => (
        <td key={cell} className={styles.cell}>
          <SetAll
            editor={editor}
            step={step}
            cell={cell}
            ids={ids}
            label={t('matrix.all')}
            name={t('matrix.allOf', { page: node.label, right: t(`level.${step}.${cell}`) })}
          />
        </td>
      ))}
    </tr>
  )
}

interface SetAllProps {
  editor: AuthorityEditorState
  step: LeveledStep
  cell: Cell
  ids: readonly string[]
  label: string
  /** For screen readers, when the label alone is ambiguous. */
  name?: string
}

/** Marks a cell in many rows; clears it when all of them have it, where that means something. */
function SetAll({ editor, step, cell, ids, label, name }: SetAllProps) {
  const offered = ids.filter((id) => mayGrant(cell, editor.limits.get(id)))
  const isOn = offered.length > 0 && offered.every((id) => cellsOf(step, editor.grantOf(step, id)).has(cell))
  return (
    <button
      type="button"
      className={styles.all}
      aria-label={name}
      aria-pressed={isOn}
      disabled={offered.length === 0}
      onClick={() => editor.setCells(step, offered, { cell, on: step === 'form' || !isOn })}
    >
      {label}
    </button>
  )
}

interface ItemRowProps {
  editor: AuthorityEditorState
  step: LeveledStep
  node: CheckNode
  place: RowPlace
}

function ItemRow({ editor, step, node, place }: ItemRowProps) {
  const { t } = useText(NAMESPACE)
  const group = useId()
  const marked = cellsOf(step, editor.grantOf(step, node.id))
  const limit = editor.limits.get(node.id)
  return (
    <tr {...rowProps(place)}>
      <th scope="row" style={{ paddingInlineStart: node.depth * 20 + 8 }}>
        {node.label}
        {node.hint ? <span className={styles.hint}>{node.hint}</span> : null}
      </th>
      {CELLS[step].map((cell) => (
        <td key={cell} className={styles.cell}>
          <label className={styles.target}>
            <input
              type={step === 'form' ? 'radio' : 'checkbox'}
              name={group}
              aria-label={`${node.label} ${t(`level.${step}.${cell}`)}`}
              checked={marked.has(cell)}
              disabled={!mayGrant(cell, limit)}
              onChange={({ target }) => editor.setCells(step, [node.id], { cell, on: target.checked })}
            />
          </label>
        </td>
      ))}
    </tr>
  )
}
