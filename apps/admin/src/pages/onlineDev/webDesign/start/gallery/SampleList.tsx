import type { AppTemplate } from '@sqos/api-client/app-template'
import { useText } from '@sqos/i18n/react'
import { StatusTag } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import styles from './Gallery.module.css'

/** The list of an app with its sample rows. */
export function SampleList({ app }: { app: AppTemplate }) {
  const { t } = useText(NAMESPACE)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.help}>
        {t('listHelp')} {t('filters', { names: app.filters.join(t('separator')) })}
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
                {app.columns.map(({ label, isNumber, tones }, column) => (
                  <td key={label} data-number={isNumber}>
                    <Cell text={cells[column] ?? ''} tones={tones} />
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

function Cell({ text, tones }: { text: string; tones: AppTemplate['columns'][number]['tones'] }) {
  const tone = tones.find((one) => one.text === text)?.tone
  return tone ? <StatusTag tone={tone}>{text}</StatusTag> : text
}
