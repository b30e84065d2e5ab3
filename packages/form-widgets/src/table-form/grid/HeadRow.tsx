import { IconQuestionCircle } from '@arco-design/web-react/icon'
import type { ResolvedColumn } from '../model/column.ts'
import styles from './Grid.module.css'
import { useGrid } from './grid-context.ts'
import { ACTION_COLUMNS, asStyle } from './layout.ts'
import { ROLE } from './roles.ts'

interface HeadRowProps {
  columns: readonly ResolvedColumn[]
  pinned: readonly (number | undefined)[]
  hasActions: boolean
}

/** The names of the columns, with a star for required columns. */
export function HeadRow({ columns, pinned, hasActions }: HeadRowProps) {
  const { t } = useGrid()
  return (
    <div {...ROLE.group} className={styles.head}>
      <div {...ROLE.row} aria-rowindex={1} className={styles.headRow}>
        <div {...ROLE.columnHeader} aria-colindex={1} className={styles.index}>
          {t('index')}
        </div>
        {columns.map((column, index) => (
          <div
            key={column.field}
            {...ROLE.columnHeader}
            aria-colindex={index + 2}
            className={styles.headCell}
            data-align={column.type.align}
            data-pinned={pinned[index] === undefined ? undefined : true}
            style={pinned[index] === undefined ? undefined : asStyle({ '--tf-pinned': `${pinned[index]}px` })}
            title={column.label}
          >
            {column.required && column.isWritable && (
              <span className={styles.star} aria-hidden>
                *
              </span>
            )}
            <span className={styles.label}>{column.label}</span>
            {column.isUnknownKind && (
              <span
                {...ROLE.image}
                className={styles.hint}
                aria-label={t('unknownKind', { kind: column.kind })}
                title={t('unknownKind', { kind: column.kind })}
              >
                <IconQuestionCircle aria-hidden />
              </span>
            )}
          </div>
        ))}
        {hasActions && (
          <div
            {...ROLE.columnHeader}
            aria-colindex={columns.length + 2}
            aria-colspan={ACTION_COLUMNS}
            className={styles.headActions}
          >
            {t('actions')}
          </div>
        )}
      </div>
    </div>
  )
}
