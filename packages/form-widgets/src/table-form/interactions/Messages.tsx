import { useGrid } from '../grid/grid-context.ts'
import type { ResolvedColumn } from '../model/column.ts'
import type { Place } from '../model/range.ts'
import { FaultList } from './FaultList.tsx'
import { Notes } from './Notes.tsx'

export interface MessagesProps {
  columns: readonly ResolvedColumn[]
  /** How formulas name this table. */
  name: string
  problem: string | undefined
  onGo: (place: Place) => void
}

/** The messages below the table: faults of cells and of the table, and the keys for screen readers. */
export function Messages({ columns, name, problem, onGo }: MessagesProps) {
  const { id, t } = useGrid()
  return (
    <>
      <FaultList onGo={onGo} />
      <Notes columns={columns} name={name} problem={problem} />
      <p id={`${id}-keys`} hidden>
        {t('keys')}
      </p>
    </>
  )
}
