import { Alert, Button, Radio } from '@arco-design/web-react'
import { IconLeft } from '@arco-design/web-react/icon'
import { useApiDispatch } from '@sqos/api-client'
import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import type { FormModel, JsonRecord } from '@sqos/form-model'
import type { DocumentFormHandle } from '@sqos/form-renderer'
import { DocumentForm } from '@sqos/form-renderer/later'
import { UploadScope, uploadWidgets } from '@sqos/form-renderer/uploads'
import { scriptRequestOf } from '@sqos/generated-page'
import { useText } from '@sqos/i18n/react'
import { useShortcuts } from '@sqos/layout'
import type { StartSettings } from '@sqos/workflow-model'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useLeaveGuard } from '../../../../app/expiry/use-leave-guard.ts'
import { useTitle } from '../../../../app/use-title.ts'
import { usePageRunner } from '../../../../parts/scripts/use-page-runner.ts'
import { NAMESPACE } from '../catalogue.ts'
import { DecisionBar } from '../decision/DecisionBar.tsx'
import styles from '../Detail.module.css'
import { formRightsOf } from '../form-rights.ts'
import { useNeighbours } from '../task/use-neighbours.ts'
import { useMergedValues } from '../task/use-merged-values.ts'
import { nameOf } from '../task-values.ts'
import { useSendRequest } from './use-send-request.ts'

const SubmitDialog = lazy(async () => ({ default: (await import('./SubmitDialog.tsx')).SubmitDialog }))

interface RequestFormProps {
  flow: { id: string; name: string }
  /** The draft or the returned request. */
  task: FlowTaskDetail | undefined
  form: FormModel
  rights: Readonly<Record<string, 'hidden' | 'read' | 'write' | 'required'>>
  settings: StartSettings
  stored: JsonRecord | undefined
}

const NOTHING: JsonRecord = {}
const URGENCIES = [1, 2, 3] as const
const RETURNED = 3
const REJECT = 0
const USUAL = { submit: '提 交', save: '暂 存' } as const

/** The form of a request with its buttons. What was typed is kept until the server has accepted it. */
export function RequestForm({ flow, task, form, rights, settings, stored }: RequestFormProps) {
  const { t } = useText(NAMESPACE)
  const dispatch = useApiDispatch()
  const runner = usePageRunner()
  const handle = useRef<DocumentFormHandle>(null)
  const { formCodes, formRights } = useMemo(() => formRightsOf(rights), [rights])
  const request = useMemo(() => scriptRequestOf(dispatch), [dispatch])
  const [urgency, setUrgency] = useState<number>(task?.flowTaskInfo.flowUrgent ?? 1)
  const [asked, setAsked] = useState<JsonRecord>()
  const [candidates, setCandidates] = useState<Readonly<Record<string, readonly string[]>>>({})
  const shown = useMergedValues({ stored, display: NOTHING, form: handle })
  const taskId = task?.flowTaskInfo.id ?? ''
  const { goBack } = useNeighbours([])
  const sending = useSendRequest({ flowId: flow.id, taskId, urgency })
  useLeaveGuard(() => !sending.isSent() && handle.current?.isDirty() === true)
  const title = task?.flowTaskInfo.fullName || flow.name
  useTitle(title)

  async function ask() {
    const values = await handle.current?.check()
    if (values) setAsked(values)
  }

  async function saveDraft() {
    const values = handle.current?.values()
    if (values && (await sending.save(values)) === undefined) handle.current?.settle()
  }

  async function submit() {
    if (!asked) return
    const fields = await sending.submit(asked, candidates)
    if (fields === undefined || Object.keys(fields).length === 0) return
    setAsked(undefined)
    handle.current?.showProblems(fields)
  }

  useShortcuts([
    { keys: 'mod+s', scope: 'typing', run: () => void saveDraft() },
    { keys: 'Escape', run: goBack },
  ])
  const buttonText = (name: 'submit' | 'save') => {
    const { text } = settings.buttons[name]
    return text === USUAL[name] ? t(`action.${name}`) : text
  }
  const rejection =
    task?.flowTaskInfo.status === RETURNED
      ? task.flowTaskOperatorRecordList.findLast(({ handleStatus }) => handleStatus === REJECT)
      : undefined

  return (
    <article className={styles.page} aria-label={title}>
      <header className={styles.header}>
        <div className={styles.titleRow}>
          <Button type="text" icon={<IconLeft aria-hidden="true" />} aria-label={t('back')} onClick={goBack} />
          <h1 className={styles.title}>{title}</h1>
          <span className={styles.urgency}>
            <Radio.Group
              type="button"
              size="small"
              value={urgency}
              onChange={setUrgency}
              aria-label={t('urgency.label')}
              options={URGENCIES.map((one) => ({ value: one, label: t(`urgency.${one}`) }))}
            />
          </span>
        </div>
      </header>
      {rejection && (
        <Alert
          className={styles.notice ?? ''}
          type="warning"
          title={t('request.returned', { name: nameOf(rejection.userName), node: rejection.nodeName })}
          content={rejection.handleOpinion || t('request.noReason')}
        />
      )}
      <UploadScope value={flow.id}>
        <div className={styles.request}>
          <div className={styles.sheet}>
            <h2 className={styles.unseen}>{t('tab.form')}</h2>
            <DocumentForm
              ref={handle}
              model={form}
              stored={shown}
              formCodes={formCodes}
              formRights={formRights}
              runner={runner}
              request={request}
              widgets={uploadWidgets}
            />
          </div>
        </div>
      </UploadScope>
      <DecisionBar
        label={t('decisions')}
        actions={[
          { key: 'submit', text: buttonText('submit'), look: 'primary', run: () => void ask() },
          { key: 'save', text: buttonText('save'), isBusy: sending.isBusy, run: () => void saveDraft() },
        ]}
      />
      <Suspense>
        {asked && (
          <SubmitDialog
            flowId={flow.id}
            taskId={taskId}
            values={asked}
            candidates={candidates}
            onCandidates={setCandidates}
            isBusy={sending.isBusy}
            problem={sending.problem}
            onConfirm={() => void submit()}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </article>
  )
}
