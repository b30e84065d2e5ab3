import type { Difference } from './differences.ts'
import styles from './DifferenceTable.module.css'

interface DifferenceTableProps {
  list: readonly Difference[]
  /** The words of the table; `none` stands for a value that is not there. */
  texts: { label: string; place: string; before: string; after: string; none: string }
}

/** What is different in two versions of a document, side by side. */
export function DifferenceTable({ list, texts }: DifferenceTableProps) {
  return (
    <table className={styles.differences} aria-label={texts.label}>
      <thead>
        <tr>
          <th scope="col">{texts.place}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ path, before, after }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries that were removed have the same path
          <tr key={`${path} ${index}`}>
            <th scope="row">{path}</th>
            <td data-side="then">{before || texts.none}</td>
            <td data-side="now">{after || texts.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
