import { Button } from '@arco-design/web-react'
import { type CallRecordRow, useGetCallRecordQuery } from '@sqos/api-client/call-record'
import { CALL_FAULTS } from '@sqos/call-panel/core'
import { type ColumnKey, formatCallDuration, PAGES } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { SideDrawer } from '@sqos/ui-kit/list'
import { lazy, Suspense, useState } from 'react'
import { PAGE_TEXTS } from '../../../parts/page-columns/catalogue.ts'
import { CallNotes } from './CallNotes.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './CallRecord.module.css'

const AppRelatedRecord = lazy(async () => ({
  default: (await import('../../../parts/generated-page/AppRelatedRecord.tsx')).AppRelatedRecord,
}))

interface CallRecordDrawerProps {
  row: CallRecordRow
  open: boolean
  onClose: () => void
}

/** All details of a call, its notes and its related record. */
export function CallRecordDrawer({ row, open, onClose }: CallRecordDrawerProps) {
  const { t } = useText(NAMESPACE)
  // The row of the list at first, and the present state of a call that lasts.
  const { currentData: call = row } = useGetCallRecordQuery({ id: row.id }, { skip: !open })
  const [isRecordOpen, setRecordOpen] = useState(false)
  const mayColumn = useMayColumn()
  const { modelId, recordId, related } = call
  const isRelated = mayColumn('related') && modelId !== '' && recordId !== ''

  return (
    <SideDrawer open={open} title={t('detail.title')} width={520} onClose={onClose}>
      <CallFacts call={call} />
      {isRelated && (
        <p>
          <Button onClick={() => setRecordOpen(true)}>
            {t('action.record')}
            {related && `：${related}`}
          </Button>
        </p>
      )}
      {call.isSelf && mayColumn('notes') && <CallNotes key={call.id} call={call} />}
      <Suspense>
        {isRecordOpen && isRelated && (
          <AppRelatedRecord record={{ modelId, id: recordId }} onClose={() => setRecordOpen(false)} />
        )}
      </Suspense>
    </SideDrawer>
  )
}

/** The values of the columns that the user may see. */
function CallFacts({ call }: { call: CallRecordRow }) {
  const { t } = useText(NAMESPACE)
  const { t: title } = useText(PAGE_TEXTS)
  const { t: panel } = useText('callPanel')
  const mayColumn = useMayColumn()
  const fault = CALL_FAULTS.find((one) => one === call.fault)
  const time = (ms: number | null) => formatDate(ms, 'YYYY-MM-DD HH:mm:ss')
  const values: Partial<Record<ColumnKey<typeof PAGES.callRecord>, string>> = {
    number: call.number,
    direction: t(`direction.${call.direction}`),
    result: t(`result.${call.result === '' ? 'open' : call.result}`),
    startedAt: time(call.startedAt),
    answeredAt: time(call.answeredAt),
    endedAt: time(call.endedAt),
    duration: call.duration === 0 ? '' : formatCallDuration(call.duration),
    realName: call.realName,
    ...(!call.isSelf && { notes: call.notes }),
  }
  const facts = Object.entries(PAGES.callRecord.columns).flatMap(([name, column]) => {
    const value: unknown = Reflect.get(values, name)
    return typeof value === 'string' && value !== '' && mayColumn(name) ? [[title(column.title), value] as const] : []
  })
  if (fault && mayColumn('result')) facts.push([t('detail.fault'), panel(`fault.${fault}`)])

  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useMayColumn() {
  const may = usePermission()
  return (name: string) => may(name, 'column')
}
