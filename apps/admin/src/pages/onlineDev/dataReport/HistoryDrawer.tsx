import {
  type ReportRow,
  useLazyGetReportRevisionQuery,
  useListReportRevisionsQuery,
  useRestoreReportRevisionMutation,
} from '@sqos/api-client/report'
import { isRecord } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { reportCatalogue } from '@sqos/report/catalogue'
import { EMPTY_REPORT, readReport } from '@sqos/report-model'
import { useCallback } from 'react'
import { textIfAny, useDocumentWords } from '../../../parts/revisions/document-words.ts'
import { RevisionDrawer } from '../../../parts/revisions/RevisionDrawer.tsx'
import { NAMESPACE } from './catalogue.ts'

interface HistoryDrawerProps {
  row: ReportRow
  open: boolean
  onClose: () => void
}

/** 历史版本: the versions of a report; restores the document of one. */
export function HistoryDrawer({ row, open, onClose }: HistoryDrawerProps) {
  const { t } = useText(NAMESPACE)
  const query = useListReportRevisionsQuery({ id: row.id }, { refetchOnMountOrArgChange: true })
  const { t: name } = useText(reportCatalogue.namespace)
  const [read] = useLazyGetReportRevisionQuery()
  const property = useCallback(
    (key: string) => textIfAny(t, `change.${key}`) ?? textIfAny(name, `design.${key}`),
    [t, name],
  )
  const entry = useCallback((value: unknown) => entryName(value, name), [name])
  const value = useCallback(
    (text: string, key: string) => (VALUES[key] === undefined ? undefined : textIfAny(name, `${VALUES[key]}.${text}`)),
    [name],
  )
  const words = useDocumentWords({ property, entry, value })
  const [restore] = useRestoreReportRevisionMutation()
  return (
    <RevisionDrawer
      name={row.fullName}
      open={open}
      onClose={onClose}
      query={query}
      ask={(time) => t('history.ask', { time })}
      compare={{
        read: async (revisionId) =>
          readReport((await read({ id: row.id, revisionId }, true).unwrap()).content) ?? EMPTY_REPORT,
        words,
      }}
      restore={(revisionId) => restore({ id: row.id, revisionId })}
    />
  )
}

/** Where the names of values are, by property. */
const VALUES: Readonly<Record<string, string>> = {
  kind: 'block',
  test: 'test',
  chart: 'chartKind',
  bucket: 'bucket',
  format: 'format',
  look: 'look',
  orientation: 'orientation',
}

/** The title of a block, source, parameter, measure or key. */
function entryName(value: unknown, t: ReturnType<typeof useText>['t']): string | undefined {
  if (!isRecord(value)) return undefined
  const { title, name, kind, test, field } = value
  const own = [title, name].find((one) => typeof one === 'string' && one !== '')
  if (typeof own === 'string') return own
  const word = typeof test === 'string' ? textIfAny(t, `test.${test}`) : textIfAny(t, `block.${String(kind)}`)
  return [typeof field === 'string' ? field : undefined, word].filter((one) => one !== undefined).join(' ') || undefined
}
