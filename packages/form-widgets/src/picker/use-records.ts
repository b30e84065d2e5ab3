import { useState } from 'react'
import { failureText } from '../options/use-options.ts'
import type { DataRecord } from '../services/widget-services.ts'
import { useAnswer } from '../services/use-answer.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { cellText, type RecordSource } from './record-source.ts'

/** The records behind stored ids. */
export interface ChosenRecords {
  recordOf: (id: string) => DataRecord | undefined
  /** The text of an id; the id while the record is unknown. */
  labelOf: (id: string) => string
  isLoading: boolean
  failure?: { text: string; retry: () => void } | undefined
  /** Remembers chosen records, which need no call. */
  remember: (records: readonly DataRecord[]) => void
}

type RecordMap = ReadonlyMap<string, DataRecord>

/** Resolves stored ids with one call; chosen records are known already. */
export function useRecords(source: RecordSource | undefined, ids: readonly string[]): ChosenRecords {
  const { t } = useWidgetText()
  const [known, setKnown] = useState<RecordMap>(new Map())
  const unknown = ids.filter((id) => !known.has(id))
  const answer = useAnswer<RecordMap>(
    source && unknown.length > 0
      ? {
          key: `records ${source.key} ${JSON.stringify(unknown)}`,
          ask: async (services, signal) => {
            const found = await Promise.all(unknown.map((id) => source.row(services, id, signal)))
            return new Map(
              unknown.flatMap((id, index): [string, DataRecord][] => {
                const record = found[index]
                return record ? [[id, record]] : []
              }),
            )
          },
        }
      : undefined,
  )

  const recordOf = (id: string) => known.get(id) ?? (answer.status === 'ready' ? answer.data.get(id) : undefined)
  return {
    recordOf,
    labelOf: (id) => (source && cellText(recordOf(id)?.[source.labelKey])) || id,
    isLoading: answer.status === 'loading',
    failure:
      answer.status === 'failed'
        ? { text: failureText(answer.error, t, 'popupSelect.nameFailed'), retry: answer.retry }
        : undefined,
    remember: (records) => {
      if (source) setKnown(new Map(records.map((record) => [cellText(record[source.idKey]), record])))
    },
  }
}
