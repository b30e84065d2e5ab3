import { Chart } from '@sqos/charts'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import {
  crossGrid,
  crossTable,
  listGrid,
  type ChartBlock,
  type CrossBlock,
  type CrossColumn,
  type CrossRow,
  type Cube,
  type ListBlock,
  type ListData,
  type ReportBlock,
  type ReportDocument,
  type ReportFormats,
  type ReportValues,
} from '@sqos/report-model'
import { EmptyState, FailedState, Skeleton } from '@sqos/ui-kit'
import { useCallback, useMemo } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { recordsBehind } from '../drill.ts'
import type { BlockData, ReportServices } from '../services.ts'
import { chartSpecOf } from './chart-spec.ts'
import { CrossTab } from './CrossTab.tsx'
import { GridTable } from './GridTable.tsx'
import styles from './Report.module.css'

/** Groups of a cross-tab that is printed; larger ones are for files. */
const MAX_ON_PAPER = 10_000

interface BlockViewProps {
  document: ReportDocument
  block: ReportBlock
  data: BlockData | undefined
  values: ReportValues
  formats: ReportFormats
  services: ReportServices
  onRetry: () => void
}

/** A block of a report with its title. */
export function BlockView(props: BlockViewProps) {
  const { block } = props
  if (block.kind === 'break') return <div className={styles.break} />
  if (block.kind === 'text') {
    return (
      <section className={styles.block}>
        {block.title && <h2 className={styles.title}>{block.title}</h2>}
        <p className={styles.text}>{block.text}</p>
      </section>
    )
  }
  return (
    <section className={styles.block} aria-label={block.title || undefined}>
      {block.title && <h2 className={styles.title}>{block.title}</h2>}
      <Content {...props} block={block} />
      {props.data && <AsOf data={props.data} />}
    </section>
  )
}

/** The moment of the extract, for data that are one. */
function AsOf({ data: { extractTime, isExtractOld } }: { data: BlockData }) {
  const { t } = useText(NAMESPACE)
  if (extractTime === undefined) return null
  const time = formatDate(extractTime, 'YYYY-MM-DD HH:mm')
  return <p className={styles.note}>{t(isExtractOld ? 'asOfOld' : 'asOf', { time })}</p>
}

function Content({ block, data, onRetry, ...rest }: BlockViewProps & { block: CrossBlock | ListBlock | ChartBlock }) {
  const { t } = useText(NAMESPACE)
  if (!data) return <Skeleton lines={5} />
  if (data.error) return <FailedState title={data.error.msg} onRetry={onRetry} />
  if (block.kind === 'list' && data.list) return <ListPart block={block} data={data.list} formats={rest.formats} />
  if (block.kind === 'chart' && data.cube) return <ChartPart block={block} cube={data.cube} formats={rest.formats} />
  if (block.kind === 'cross' && data.cube) return <CrossPart block={block} cube={data.cube} {...rest} />
  return <EmptyState title={t('empty')} />
}

type PartProps = Pick<BlockViewProps, 'document' | 'values' | 'formats' | 'services'>

function CrossPart({
  block,
  cube,
  document,
  values,
  formats,
  services,
}: PartProps & { block: CrossBlock; cube: Cube }) {
  const { t } = useText(NAMESPACE)
  const isSmall = cube.cells.length <= MAX_ON_PAPER
  const paper = useMemo(
    () =>
      isSmall
        ? crossGrid(crossTable(cube, block), {
            title: block.title,
            conditions: block.conditions,
            formats,
            texts: { total: t('total'), subtotal: t('subtotal') },
          })
        : undefined,
    [cube, block, formats, t, isSmall],
  )
  const { openList } = services
  const open = useCallback(
    (row: CrossRow, column: CrossColumn) => {
      const place = { document, block, values, cube, row: row.node, column: column.node }
      const behind = recordsBehind(place)
      if (behind) openList?.(behind.modelId, behind.filters)
    },
    [document, block, values, cube, openList],
  )
  if (cube.rows.length > 0 && cube.cells.length <= 1) return <EmptyState title={t('empty')} />
  const isModel = document.sources.some(
    ({ id, dataset }) => id === block.source && typeof dataset['modelId'] === 'string',
  )
  return (
    <>
      <CrossTab block={block} cube={cube} formats={formats} onOpen={openList && isModel ? open : undefined} />
      {paper ? <GridTable grid={paper} isPaper /> : <p className={styles.paper}>{t('tooLarge')}</p>}
    </>
  )
}

function ListPart({ block, data, formats }: { block: ListBlock; data: ListData; formats: ReportFormats }) {
  const { t } = useText(NAMESPACE)
  const grid = useMemo(
    () =>
      listGrid(data, {
        title: block.title || t('list'),
        hasTotals: block.hasTotals,
        formats,
        texts: { total: t('total'), subtotal: t('subtotal') },
      }),
    [data, block, formats, t],
  )
  if (data.rows.length === 0) return <EmptyState title={t('empty')} />
  return (
    <>
      <GridTable grid={grid} />
      {data.isTruncated && <p className={styles.note}>{t('truncated', { count: data.rows.length })}</p>}
    </>
  )
}

function ChartPart({ block, cube, formats }: { block: ChartBlock; cube: Cube; formats: ReportFormats }) {
  const { t } = useText(NAMESPACE)
  const spec = useMemo(() => chartSpecOf(block, cube, formats), [cube, block, formats])
  return (
    <div className={styles.chart}>
      <Chart label={block.title || t('chart')} spec={spec} />
    </div>
  )
}
