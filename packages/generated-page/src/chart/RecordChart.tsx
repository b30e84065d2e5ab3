import { isApiError } from '@sqos/api-client'
import { useListRecordFiguresQuery } from '@sqos/api-client/dataset'
import { Chart, type ChartPick, chartRows, type ChartSpec, figuresOf, filterOf } from '@sqos/charts'
import type { ListChart, NamedFilter } from '@sqos/form-renderer/list'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { useEffect, useMemo, useRef } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { BUCKETS, chartFields, chartMeasures, type ChartSetting, hasSeries, KINDS } from './chart-setting.ts'
import styles from './RecordChart.module.css'
import { useChartSetting } from './use-chart-setting.ts'

/** Groups of a chart; more are no picture. */
const MOST_GROUPS = 200

interface RecordChartProps {
  modelId: string
  menuId: string
  /** Key of the user and the list. */
  listKey: string
  chart: ListChart
}

/** The records of a list as a chart: same search, same rights. A mark leads to its records. */
export function RecordChart({ modelId, menuId, listKey, chart }: RecordChartProps) {
  const { t } = useText('generatedPage')
  const fields = useMemo(() => chartFields(chart.columns), [chart.columns])
  const { setting, change } = useChartSetting({
    storageKey: listKey,
    fields,
    given: chart.setting,
    onChange: chart.onSetting,
  })
  if (!setting) return <EmptyState title={t('chart.noField')} hint={t('chart.noFieldHint')} />

  const byMoment = fields.find(({ name }) => name === setting.by)?.type === 'moment'
  const fieldOptions = fields.map(({ name, label }) => ({ value: name, label }))
  const measures = chartMeasures(fields)
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
  const measureLabel = ({ measure, of }: Pick<ChartSetting, 'measure' | 'of'>) =>
    measure === 'count' ? t('chart.measure.count') : t(`chart.measure.${measure}`, { field: labelOf(of) })

  return (
    <section className={styles.panel} aria-label={t('chart.title', { title: chart.title })}>
      <div className={styles.controls}>
        <label className={styles.control}>
          <span>{t('chart.kind')}</span>
          <Select
            size="small"
            aria-label={t('chart.kind')}
            value={setting.kind}
            options={KINDS.map((kind) => ({ value: kind, label: t(`chart.kinds.${kind}`) }))}
            onChange={(kind: ChartSetting['kind']) => change({ kind })}
          />
        </label>
        <label className={styles.control}>
          <span>{t('chart.by')}</span>
          <Select
            size="small"
            aria-label={t('chart.by')}
            value={setting.by}
            options={fieldOptions}
            onChange={(by: string) => change({ by })}
          />
        </label>
        {byMoment && (
          <label className={styles.control}>
            <span>{t('chart.bucket')}</span>
            <Select
              size="small"
              aria-label={t('chart.bucket')}
              value={setting.bucket}
              options={BUCKETS.map((bucket) => ({ value: bucket, label: t(`chart.buckets.${bucket}`) }))}
              onChange={(bucket: ChartSetting['bucket']) => change({ bucket })}
            />
          </label>
        )}
        {hasSeries(setting.kind) && (
          <label className={styles.control}>
            <span>{t('chart.series')}</span>
            <Select
              size="small"
              aria-label={t('chart.series')}
              allowClear
              placeholder={t('chart.noSeries')}
              {...(setting.series && { value: setting.series })}
              options={fieldOptions.filter(({ value }) => value !== setting.by)}
              onChange={(series: string | undefined) => change({ series: series ?? '' })}
            />
          </label>
        )}
        <label className={styles.control}>
          <span>{t('chart.measureOf')}</span>
          <Select
            size="small"
            aria-label={t('chart.measureOf')}
            value={`${setting.measure} ${setting.of}`}
            options={measures.map((one) => ({ value: `${one.measure} ${one.of}`, label: measureLabel(one) }))}
            onChange={(value: string) => {
              const chosen = measures.find((one) => `${one.measure} ${one.of}` === value)
              if (chosen) change(chosen)
            }}
          />
        </label>
      </div>
      <Drawn
        modelId={modelId}
        menuId={menuId}
        chart={chart}
        setting={setting}
        bucketOf={(name) =>
          fields.find((field) => field.name === name)?.type === 'moment' ? setting.bucket : undefined
        }
        labelOf={labelOf}
        measureTitle={measureLabel(setting)}
      />
    </section>
  )
}

interface DrawnProps extends Omit<RecordChartProps, 'listKey'> {
  setting: ChartSetting
  bucketOf: (field: string) => ChartSetting['bucket'] | undefined
  labelOf: (field: string) => string
  measureTitle: string
}

function Drawn({ modelId, menuId, chart, setting, bucketOf, labelOf, measureTitle }: DrawnProps) {
  const { t } = useText('generatedPage')
  const { request, version, onPick } = chart
  const { kind, by, series, measure, of } = setting
  const [byBucket, seriesBucket] = [bucketOf(by), bucketOf(series)]
  const asked = useMemo(() => {
    const groups = [{ field: by, bucket: byBucket }, ...(series ? [{ field: series, bucket: seriesBucket }] : [])]
    return {
      modelId,
      recordFiguresBody: {
        menuId,
        queryJson: request.queryJson,
        ...(request.filters && { filters: request.filters }),
        groupBy: groups.map(({ field, bucket }) => ({ field, ...(bucket && { bucket }) })),
        measures: [{ test: measure, ...(of && { field: of }), as: 'value', title: measureTitle }],
        // Periods stay in their order.
        ...(!byBucket && !series && { sort: [{ by: 'value', direction: 'desc' as const }] }),
        limit: MOST_GROUPS,
      },
    }
  }, [modelId, menuId, request, by, byBucket, series, seriesBucket, measure, of, measureTitle])
  const { currentData, error, isFetching, refetch } = useListRecordFiguresQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  const shownVersion = useRef(version)
  useEffect(
    function readAgain() {
      if (shownVersion.current === version) return
      shownVersion.current = version
      void refetch()
    },
    [version, refetch],
  )
  const definition = useMemo(() => ({ kind: 'model', groupBy: asked.recordFiguresBody.groupBy }), [asked])
  const spec = useMemo((): ChartSpec | undefined => {
    if (!currentData) return undefined
    const rows = chartRows(currentData, figuresOf(currentData, definition), t('chart.nothing'))
    return {
      kind,
      rows,
      showLegend: series !== '' || kind === 'pie' || kind === 'ring',
      isStacked: series !== '' && measure === 'count',
    }
  }, [currentData, definition, kind, series, measure, t])

  function pick({ name, series: second }: ChartPick) {
    if (!currentData) return
    const { groups } = figuresOf(currentData, definition)
    const [category, other] = groups
    const named = (column: typeof category, text: string): NamedFilter[] =>
      filterOf(currentData, column, text).map((filter) => ({
        ...filter,
        label: labelOf(filter.field),
        ...(filter.test === 'eq' && { text }),
      }))
    onPick([...named(category, name), ...(other && second !== undefined ? named(other, second) : [])])
  }

  return (
    <>
      <div className={styles.chart} aria-busy={isFetching}>
        <Chart
          label={t('chart.label', { measure: measureTitle, by: labelOf(by) })}
          spec={spec}
          isLoading={!spec && error === undefined}
          error={error === undefined ? undefined : isApiError(error) ? error.msg : t('chart.failed')}
          onRetry={() => void refetch()}
          onPick={pick}
        />
      </div>
      {currentData?.truncated === true && <p className={styles.note}>{t('chart.tooMany', { count: MOST_GROUPS })}</p>}
    </>
  )
}
