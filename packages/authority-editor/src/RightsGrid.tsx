import { IconRight } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { useId } from 'react'
import { NAMESPACE } from './catalogue.ts'
import { type CheckNode, isEnd } from './check-tree.ts'
import { type Cell, CELLS, cellsOf, type LeveledStep, mayGrant } from './levels.ts'
import styles from './RightsGrid.module.css'
import type { AuthorityEditorState } from './use-authority-editor.ts'

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

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the table
    <section className={styles.box} tabIndex={0} aria-label={t(`step.${step}`)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`matrix.${step}`)}</th>
            {cells.map((cell) => (
              <th key={cell} scope="col" className={styles.cell}>
                <SetAll editor={editor} step={step} cell={cell} ids={all} label={t(`level.${step}.${cell}`)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((at) => {
            const node = nodes[at]
            if (!node) return null
            if (isEnd(nodes, at)) return <ItemRow key={node.id} editor={editor} step={step} node={node} />
            const isOpen = !closed.has(node.id)
            return (
              <tr key={node.id} className={styles.section}>
                <th scope="rowgroup" style={{ paddingInlineStart: node.depth * 20 + 8 }}>
                  <button
                    type="button"
                    className={styles.fold}
                    aria-expanded={isOpen}
                    onClick={() => onOpenChange(at, !isOpen)}
                  >
                    <IconRight aria-hidden className={styles.arrow ?? ''} data-open={isOpen} />
                    {node.label}
                  </button>
                </th>
                {cells.map((cell) => (
                  <td key={cell} className={styles.cell}>
                    <SetAll
                      editor={editor}
                      step={step}
                      cell={cell}
                      ids={below(node, at)}
                      label={t('matrix.all')}
                      name={t('matrix.allOf', { page: node.label, right: t(`level.${step}.${cell}`) })}
                    />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
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

function ItemRow({ editor, step, node }: { editor: AuthorityEditorState; step: LeveledStep; node: CheckNode }) {
  const { t } = useText(NAMESPACE)
  const group = useId()
  const marked = cellsOf(step, editor.grantOf(step, node.id))
  const limit = editor.limits.get(node.id)
  return (
    <tr>
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
