import { Alert, Input, Spin } from '@arco-design/web-react'
import { isApiError } from '@sqos/api-client'
import { type FlowMigration, useCheckFlowMigrationQuery, useMigrateFlowTaskMutation } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { FailedState } from '@sqos/ui-kit'
import { useId, useState } from 'react'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import styles from './Admin.module.css'

interface MigrationDialogProps {
  taskId: string
  /** Title of the task. */
  name: string
  onClose: () => void
}

/** 迁移到新版本: shows what changes for the task and what prevents the move, before it is confirmed. */
export function MigrationDialog({ taskId, name, onClose }: MigrationDialogProps) {
  const { t } = useText(TASK_TEXTS)
  const reasonId = useId()
  const [opinion, setOpinion] = useState('')
  const [problem, setProblem] = useState('')
  const { currentData, error, isFetching, refetch } = useCheckFlowMigrationQuery(
    { id: taskId },
    { refetchOnMountOrArgChange: true },
  )
  const [migrate, { isLoading }] = useMigrateFlowTaskMutation()
  const refusal = isApiError(error) ? error.msg : ''
  const may = currentData?.message === ''

  async function confirm() {
    setProblem('')
    try {
      await migrate({ id: taskId, flowOpinionBody: { handleOpinion: opinion.trim() } }).unwrap()
      onClose()
    } catch (refused) {
      setProblem(isApiError(refused) ? refused.msg : '')
      void refetch()
    }
  }

  return (
    <ActionDialog
      title={t('migrate.title')}
      confirmText={may ? t('migrate.confirm') : undefined}
      cancelText={t(may ? 'cancel' : 'close')}
      isBusy={isLoading}
      isBlocked={isFetching}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {problem !== '' && <Alert type="error" content={problem} />}
      {error !== undefined && (refusal === '' ? <FailedState onRetry={() => void refetch()} /> : <p>{refusal}</p>)}
      {!error && (
        <Spin loading={isFetching && !currentData} className={styles.spin ?? ''}>
          {currentData && (
            <>
              <p className={styles.effect}>
                {t('migrate.effect', { name, from: currentData.version, to: currentData.newestVersion })}
              </p>
              {currentData.message !== '' && (
                <Alert type="warning" title={t('migrate.prevented')} content={currentData.message} />
              )}
              <Changes migration={currentData} />
            </>
          )}
        </Spin>
      )}
      {may && (
        <div className={styles.field}>
          <label htmlFor={reasonId}>{t('reason')}</label>
          <Input.TextArea
            id={reasonId}
            value={opinion}
            onChange={setOpinion}
            rows={2}
            maxLength={500}
            placeholder={t('migrate.placeholder')}
          />
        </div>
      )}
    </ActionDialog>
  )
}

/** What the newer version changes for the task. */
function Changes({ migration: { lost, added, lostFields } }: { migration: FlowMigration }) {
  const { t } = useText(TASK_TEXTS)
  if (lost.length + added.length + lostFields.length === 0) return <p>{t('migrate.same')}</p>
  const lists = [
    {
      key: 'lost',
      names: lost.map(({ nodeName, isCurrent }) => (isCurrent ? t('migrate.here', { nodeName }) : nodeName)),
    },
    { key: 'added', names: added.map(({ nodeName }) => nodeName) },
    { key: 'lostFields', names: lostFields.map(({ fullName }) => fullName) },
  ]
  return (
    <dl className={styles.changes}>
      {lists
        .filter(({ names }) => names.length > 0)
        .map(({ key, names }) => (
          <div key={key}>
            <dt>{t(`migrate.${key}`)}</dt>
            <dd>{names.join(t('comma'))}</dd>
          </div>
        ))}
    </dl>
  )
}
