import { Button } from '@arco-design/web-react'
import { asText, isEmpty, type JsonRecord, type ListColumn, own } from '@sqos/form-model'
import type { DataColumn } from '@sqos/ui-kit/table'
import styles from './GeneratedList.module.css'

/** What the columns of a generated list are made of. */
export interface ColumnParts {
  columns: readonly ListColumn[]
  openRecord?: ((record: { modelId: string; id: string }) => void) | undefined
}

/** A cell as people read it: values of sub-tables arrive as lists. */
function cellText(row: JsonRecord, prop: string): string {
  const value = own(row, prop)
  if (isEmpty(value)) return ''
  return Array.isArray(value)
    ? value.map((one) => asText(one) ?? '').join(', ')
    : (asText(value) ?? JSON.stringify(value))
}

const ALIGNS = { left: 'start', center: 'center', right: 'end' } as const

/** The columns of a generated list, for the table. */
export const dataColumns = ({ columns, openRecord }: ColumnParts): DataColumn<JsonRecord>[] =>
  columns.map(({ prop, label, align, isSortable, width, item }, index) => {
    const modelId = item?.kind.name === 'relationForm' ? asText(own(item.node, 'modelId')) : undefined
    return {
      id: prop,
      header: label,
      align: ALIGNS[align],
      sortable: isSortable,
      width,
      minWidth: 96,
      isRowHeader: index === 0,
      value: (row) => cellText(row, prop),
      ...(modelId &&
        openRecord && {
          render: (row: JsonRecord) => {
            const id = asText(own(row, `${prop}_id`))
            const text = cellText(row, prop)
            if (!id) return text
            return (
              <Button
                type="text"
                size="small"
                className={styles['link'] ?? ''}
                onClick={() => openRecord({ modelId, id })}
              >
                {text || id}
              </Button>
            )
          },
        }),
    }
  })
