import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import { readForm } from '@sqos/form-model'
import { DocumentForm } from '@sqos/form-renderer'
import { uploadWidgets } from '@sqos/form-renderer/uploads'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { NAMESPACE } from '../catalogue.ts'
import { formRightsOf } from '../form-rights.ts'
import { RecordLine } from '../tabs/RecordsTab.tsx'
import { nameOf, parseValues } from '../task-values.ts'
import styles from './PrintSheet.module.css'

/** The task on paper: facts, form without hidden fields, history. Opens the print dialog of the browser. */
export function PrintSheet({ detail, onDone }: { detail: FlowTaskDetail; onDone: () => void }) {
  const { t } = useText(NAMESPACE)
  const { flowTaskInfo: task, flowFormInfo, fieldRights, flowTaskOperatorRecordList: records } = detail
  const form = useMemo(() => readForm(flowFormInfo), [flowFormInfo])
  const display = useMemo(() => parseValues(task.flowFormTextJson), [task.flowFormTextJson])
  const rights = useMemo(() => formRightsOf(fieldRights), [fieldRights])
  const [now] = useState(() => Date.now())
  const done = useEffectEvent(onDone)

  useEffect(function print() {
    // The browser paints the sheet first.
    const frame = requestAnimationFrame(() => {
      window.print()
      done()
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  return createPortal(
    <div className={styles.sheet}>
      <h1>{task.fullName}</h1>
      <p>
        {[task.flowName, task.enCode, nameOf(task.userName), formatDate(task.startTime), t(`status.${task.status}`)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <DocumentForm
        model={form}
        mode="detail"
        display={display}
        formCodes={rights.formCodes}
        formRights={rights.formRights}
        widgets={uploadWidgets}
      />
      <h2>{t('tab.records')}</h2>
      {records
        .filter(({ status }) => status !== -1)
        .map((record) => (
          <RecordLine key={record.id} record={record} />
        ))}
      <p>{t('print.at', { time: formatDate(now) })}</p>
    </div>,
    document.body,
  )
}
