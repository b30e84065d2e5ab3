import { useElement } from '@sqos/hooks'
import { useText } from '@sqos/i18n/react'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { type ReactNode, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { NAMESPACE } from './catalogue.ts'
import styles from './Chart.module.css'
import { ChartTable } from './ChartTable.tsx'
import { ChartTools } from './ChartTools.tsx'
import { numbersOf } from './numbers.ts'
import { buildOption } from './option/build-option.ts'
import { optionRows } from './option/option-rows.ts'
import { safeOption } from './option/safe-option.ts'
import { csvOf, figureTable } from './table/chart-table.ts'
import { fileName, saveAddress, saveText } from './table/save.ts'
import type { ChartPick, ChartSpec } from './types.ts'
import { useDrawing } from './use-drawing.ts'

export interface ChartProps {
  /** Name of the chart: for screen readers, and of exported files. */
  label: string
  /** The figures and how they are shown. Keep the object between renders. */
  spec?: ChartSpec | undefined
  /** An option of ECharts from a document, in place of `spec`. It is cleaned before it is drawn. */
  option?: unknown
  isLoading?: boolean | undefined
  /** What went wrong while the figures were read. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Called with the mark that a user chooses: with the pointer, or in the table. */
  onPick?: ((pick: ChartPick) => void) | undefined
  /** Element for the buttons, such as the head of a card. Default: above the chart. null: not there yet. */
  toolsInto?: HTMLElement | null | undefined
  /** Default true. */
  hasTools?: boolean | undefined
}

/** A chart that fills its parent, with its figures as table. The drawing program is loaded with the first one. */
export function Chart(props: ChartProps) {
  const { label, isLoading, error, onRetry } = props
  if (error !== undefined) return <FailedState title={error} onRetry={onRetry} />
  if (isLoading) return <Skeleton lines={5} />
  return <Figure key={props.option === undefined ? props.spec?.kind : 'option'} {...props} label={label} />
}

function Figure({ label, spec, option, onPick, toolsInto, hasTools = true }: ChartProps) {
  const { t, language } = useText(NAMESPACE)
  const [isTable, setTable] = useState(false)
  const [canvas, canvasRef] = useElement<HTMLDivElement>()
  const numbers = useMemo(() => numbersOf(language, spec?.unit), [language, spec?.unit])
  const rows = useMemo(() => (option === undefined ? (spec?.rows ?? []) : optionRows(option)), [option, spec])
  const table = useMemo(() => figureTable(rows, { value: t('value'), x: t('x') }), [rows, t])
  const drawn = useMemo(
    () => (option === undefined ? spec && buildOption(spec, numbers) : safeOption(option)),
    [option, spec, numbers],
  )
  const showsTable = isTable || drawn === undefined
  const { state, retry, picture } = useDrawing({ element: showsTable ? null : canvas, option: drawn, onPick })

  if (rows.every(({ value }) => value === null)) return <EmptyState title={t('empty')} />

  function savePicture() {
    const address = picture()
    if (address) saveAddress(address, fileName(label, 'png'))
  }

  const tools = hasTools && (
    <ChartTools
      isTable={isTable}
      canDraw={drawn !== undefined}
      onToggle={() => setTable(!isTable)}
      onPicture={savePicture}
      onCsv={() => saveText(csvOf(table, t('name')), { name: fileName(label, 'csv'), type: 'text/csv' })}
    />
  )
  return (
    <figure className={styles.figure} aria-label={label}>
      {placed(tools, toolsInto)}
      {drawn === undefined && <p className={styles.note}>{t('notDrawn')}</p>}
      {showsTable ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keys
        <div className={styles.scroller} tabIndex={0}>
          <ChartTable label={label} table={table} numbers={numbers} onPick={onPick} />
        </div>
      ) : (
        <>
          <div className={styles.box} data-state={state}>
            <div ref={canvasRef} className={styles.canvas} aria-hidden data-picks={onPick ? true : undefined} />
            {state === 'loading' && (
              <div className={styles.over}>
                <Skeleton lines={5} />
              </div>
            )}
            {state === 'failed' && (
              <div className={styles.over}>
                <FailedState title={t('failed')} hint={t('failedHint')} onRetry={retry} />
              </div>
            )}
          </div>
          <div className={styles.hidden}>
            <ChartTable label={label} table={table} numbers={numbers} />
          </div>
        </>
      )}
    </figure>
  )
}

function placed(tools: ReactNode, into: HTMLElement | null | undefined): ReactNode {
  if (!tools || into === null) return null
  return into === undefined ? <div className={styles.tools}>{tools}</div> : createPortal(tools, into)
}
