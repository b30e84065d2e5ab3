import { Chart, type ChartKind, type ChartRow, chartRows, type ChartSpec, figuresOf } from '@sqos/charts'
import { useText } from '@sqos/i18n/react'
import { useMemo } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import { familyRows, rowsInOption, scatterRows } from '../../document/figures.ts'
import { isRecord, type JsonRecord, numberOf, textOf } from '../../document/json.ts'
import { Condition } from '../Condition.tsx'
import { usePart } from '../part-context.ts'
import { usePortalServices } from '../services.ts'
import { useDataset } from '../use-dataset.ts'
import { useLoaded } from '../use-loaded.ts'
import { usePick } from '../use-pick.ts'

/** The style of a map of the API family that is a ranking. */
const RANKING = 4

/** A chart of a dataset, of an interface, or of fixed data. */
export function ChartPart({ kind }: { kind: ChartKind }) {
  const { raw } = usePart().item
  if (isRecord(raw['dataset'])) return <DatasetChart kind={kind} />
  if (textOf(raw['dataType']) === 'dynamic' && textOf(raw['propsApi'])) return <InterfaceChart kind={kind} />
  return kind === 'provinces' ? <FixedMap /> : <FixedChart />
}

function DatasetChart({ kind }: { kind: ChartKind }) {
  const { t } = useText(NAMESPACE)
  const { item, tools, label } = usePart()
  const { definition, result, state } = useDataset()
  const onPick = usePick()
  const spec = useMemo(() => {
    if (!result) return undefined
    const figures = figuresOf(result, definition)
    const rows = kind === 'scatter' ? scatterRows(result, figures) : chartRows(result, figures, t('rest'))
    return specOf(item.raw, { kind, rows, unit: figures.values.length === 1 ? figures.values[0]?.unit : undefined })
  }, [result, definition, kind, item.raw, t])
  return (
    <Condition state={state}>{spec && <Chart label={label} spec={spec} onPick={onPick} toolsInto={tools} />}</Condition>
  )
}

/** Data of the family: a whole option, or rows. */
function InterfaceChart({ kind }: { kind: ChartKind }) {
  const { t } = useText(NAMESPACE)
  const { item, tools, label, version } = usePart()
  const { readInterface } = usePortalServices()
  const id = textOf(item.raw['propsApi'])
  const load = useMemo(() => readInterface && (() => readInterface(id)), [readInterface, id])
  const { data, isLoading, error, isForbidden, reload } = useLoaded(load, version)
  const rows = useMemo(() => familyRows(data), [data])
  const spec = useMemo(
    () => (rows ? specOf(item.raw, { kind, rows, unit: undefined }) : undefined),
    [rows, item.raw, kind],
  )
  const option = isRecord(data) && isRecord(data['data']) ? data['data'] : data
  if (!load) return <Condition state={{ error: t('state.unavailable') }}>{null}</Condition>
  return (
    <Condition state={{ isLoading, error: data === undefined ? error : undefined, isForbidden, onRetry: reload }}>
      <Chart label={label} {...(spec ? { spec } : { option })} toolsInto={tools} />
    </Condition>
  )
}

function FixedChart() {
  const { item, tools, label } = usePart()
  return <Chart label={label} option={item.raw['option'] ?? {}} toolsInto={tools} />
}

/** A map with rows in its option. Its other keys are for programs that draw borders. */
function FixedMap() {
  const { item, tools, label } = usePart()
  const spec = useMemo(
    () => specOf(item.raw, { kind: 'provinces', rows: rowsInOption(item.raw['option']), unit: undefined }),
    [item.raw],
  )
  return <Chart label={label} spec={spec} toolsInto={tools} />
}

/** The style of a part of the family: in its option, or beside it. */
const styleOf = (raw: JsonRecord) =>
  (isRecord(raw['option']) ? numberOf(raw['option']['styleType']) : undefined) ?? numberOf(raw['styleType'])

function specOf(
  raw: JsonRecord,
  { kind, rows, unit }: { kind: ChartKind; rows: ChartRow[]; unit: string | undefined },
): ChartSpec {
  if (kind === 'provinces' && styleOf(raw) === RANKING) {
    const ranked = rows.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))
    return specOf({ ...raw, isHorizontal: true }, { kind: 'bar', rows: ranked, unit })
  }
  const [target, max] = [numberOf(raw['target']), numberOf(raw['max'])]
  return {
    kind,
    rows,
    isStacked: raw['isStacked'] === true,
    isHorizontal: raw['isHorizontal'] === true,
    isSmooth: raw['isSmooth'] === true,
    ...(typeof raw['showValues'] === 'boolean' && { showValues: raw['showValues'] }),
    ...(typeof raw['showLegend'] === 'boolean' && { showLegend: raw['showLegend'] }),
    ...(target !== undefined && { target }),
    ...(max !== undefined && { max }),
    unit: textOf(raw['unit']) || unit,
  }
}
