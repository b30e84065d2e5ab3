import { numbersOf } from '@sqos/charts'
import { useText } from '@sqos/i18n/react'
import { useMemo } from 'react'
import { NAMESPACE } from '../../catalogue.ts'
import { singleFigure } from '../../document/figures.ts'
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from '../../document/json.ts'
import { usePart } from '../part-context.ts'
import { usePortalServices } from '../services.ts'
import { useDataset } from '../use-dataset.ts'
import { useLoaded } from '../use-loaded.ts'
import styles from './Parts.module.css'

/** 数据面板: equal tiles with a name and a number. */
export function BoardPart() {
  const { item } = usePart()
  return (
    <ul className={styles.board}>
      {recordsOf(item.raw['list']).map((tile, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- tiles have no ids in documents of the family
        <li key={index} className={styles.tile} data-color={index % 6}>
          <span className={styles.tileName}>{textOf(tile['fullName'])}</span>
          <TileNumber tile={tile} index={index} />
        </li>
      ))}
    </ul>
  )
}

function TileNumber({ tile, index }: { tile: JsonRecord; index: number }) {
  if (isRecord(tile['dataset'])) return <DatasetNumber tile={tile} index={index} />
  if (textOf(tile['dataType']) === 'dynamic') return <InterfaceNumber id={textOf(tile['propsApi'])} />
  return <Shown value={tile['num']} />
}

function DatasetNumber({ tile, index }: { tile: JsonRecord; index: number }) {
  const { result, state } = useDataset(`list.${index}.dataset`, tile['dataset'])
  const { value, unit } = singleFigure(result)
  return <Shown value={value} unit={unit} state={state} />
}

function InterfaceNumber({ id }: { id: string }) {
  const { version } = usePart()
  const { readInterface } = usePortalServices()
  const load = useMemo(() => readInterface && id && (() => readInterface(id)), [readInterface, id])
  const { data, error, isForbidden } = useLoaded(load || undefined, version)
  const value = isRecord(data) && 'data' in data ? data['data'] : data
  return <Shown value={value} state={{ error, isForbidden }} />
}

function Shown({
  value,
  unit = '',
  state,
}: {
  value: unknown
  unit?: string
  state?: { isLoading?: boolean | undefined; error?: string | undefined; isForbidden?: boolean | undefined }
}) {
  const { t, language } = useText(NAMESPACE)
  if (state?.isForbidden) return <span className={styles.note}>{t('state.forbidden')}</span>
  if (state?.error !== undefined) return <span className={styles.note}>{state.error}</span>
  const number = numberOf(value)
  return (
    <strong className={styles.number}>
      {state?.isLoading ? '…' : number === undefined ? textOf(value) || '–' : numbersOf(language, unit).whole(number)}
    </strong>
  )
}
