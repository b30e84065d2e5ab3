import { useText } from '@sqos/i18n/react'
import type { CSSProperties } from 'react'
import { CardList } from './cards/CardList.tsx'
import { useTheme } from '../provider/theme-context.ts'
import { rowHeightOf } from './row-height.ts'
import { Grid } from './grid/Grid.tsx'
import { FailedBar, StateView } from './states/StateView.tsx'
import { useDelayed } from './states/use-delayed.ts'
import styles from './Table.module.css'
import type { DataTableProps } from './types.ts'
import { useElementWidth } from '@sqos/hooks'
import { useTableModel } from './use-table-model.ts'

/** Up to this width in px, a table is shown as a list of cards. */
const NARROW = 576

/**
 * Table of records with sorting, selection, trees, movable columns, the ARIA grid keyboard pattern and virtual rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { theme } = useTheme()
  const {
    state = { kind: 'ready' },
    density = theme.density,
    height = 'auto',
    maxHeight = 640,
    layout = 'auto',
  } = props
  const { t } = useText('ui-kit')
  const { ref, width } = useElementWidth()
  const model = useTableModel(props)
  const rowHeight = rowHeightOf(density)
  const hasRows = props.rows.length > 0 && state.kind !== 'no-permission'
  const loadingLong = useDelayed(state.kind === 'loading' && hasRows, 200)
  const narrow = layout === 'cards' || (layout === 'auto' && width !== undefined && width <= NARROW)
  const placeholder = hasRows ? undefined : <StateView state={state} columns={narrow ? [] : model.columns} />

  const measures: Record<`--${string}`, string> = { '--dt-row': `${rowHeight}px`, '--dt-max': `${maxHeight}px` }
  const style: CSSProperties = { ...measures }

  return (
    <div
      ref={ref}
      className={styles['root']}
      style={style}
      data-height={height}
      data-layout={narrow ? 'cards' : 'table'}
    >
      {state.kind === 'failed' && hasRows && <FailedBar state={state} />}
      {narrow ? (
        <CardList table={props} model={model} stale={loadingLong} placeholder={placeholder} />
      ) : (
        <Grid
          table={props}
          model={model}
          rowHeight={rowHeight}
          stale={loadingLong}
          placeholder={placeholder}
          width={width}
        />
      )}
      <output className={styles['spoken']}>{loadingLong && t('loading')}</output>
    </div>
  )
}
