import type { AppTemplate } from '@sqos/api-client/app-template'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import styles from './Gallery.module.css'

/** The list of an app with its sample rows. */
export function SampleList({ app }: { app: AppTemplate }) {
  const { t } = useText(NAMESPACE)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.help}>
        {t('listHelp')} {t('filters', { names: app.filters.join('、') })}
      </figcaption>
      {/* Keyboard users scroll the table, which is wider than its frame. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see the line before */}
      <section className={styles.scroll} aria-label={t('view.list')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {app.columns.map(({ label, isNumber }) => (
                <th key={label} scope="col" data-number={isNumber}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {app.rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- the rows are fixed and have no ids
              <tr key={row}>
                {app.columns.map(({ label, isNumber, isStatus }, column) => (
                  <td key={label} data-number={isNumber}>
                    {isStatus && cells[column] ? <span className={styles.tag}>{cells[column]}</span> : cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  )
}
