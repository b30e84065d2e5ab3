import { Modal, Spin } from '@arco-design/web-react'
import { type FlowEngineRow, useGetFlowVersionQuery } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { CloseButton } from '@sqos/ui-kit/list'
import { FlowPicture } from '@sqos/workflow-designer/picture'
import { compareFlows, parseFlow } from '@sqos/workflow-model'
import { useId, useMemo, useState } from 'react'
import { AppFields } from '../../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from '../catalogue.ts'
import { ChangeList } from './ChangeList.tsx'
import styles from './CompareDialog.module.css'

interface CompareDialogProps {
  flow: Pick<FlowEngineRow, 'id' | 'fullName'>
  /** Numbers of all versions, the newest first. */
  versions: readonly string[]
  /** The newer one of the versions that are compared first; the other is the one before it. */
  newer: string
  onClose: () => void
}

/** Two versions of a flow side by side: both pictures with the nodes that differ, and the changes in words. */
export function CompareDialog({ flow, versions, newer, onClose }: CompareDialogProps) {
  const { t } = useText(NAMESPACE)
  const titleId = useId()
  const [pair, setPair] = useState({ newer, older: versions[versions.indexOf(newer) + 1] ?? newer })
  const older = useGetFlowVersionQuery({ id: flow.id, version: Number(pair.older) })
  const present = useGetFlowVersionQuery({ id: flow.id, version: Number(pair.newer) })
  const [before, after] = [older.data, present.data]
  const roots = useMemo(
    () => ({ before: parseFlow(before?.flowTemplateJson).root, after: parseFlow(after?.flowTemplateJson).root }),
    [before, after],
  )
  const changes = useMemo(() => compareFlows(roots.before, roots.after), [roots])
  const marks = useMemo(() => Object.fromEntries(changes.map(({ nodeId, kind }) => [nodeId, kind])), [changes])

  const side = (which: 'older' | 'newer', document: string | null | undefined) => (
    <section className={styles.side}>
      <label className={styles.choice}>
        {t(`compare.${which}`)}
        <select value={pair[which]} onChange={(event) => setPair({ ...pair, [which]: event.target.value })}>
          {versions.map((version) => (
            <option key={version} value={version}>
              {t('compare.version', { version })}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.picture}>
        <FlowPicture flow={document} changes={marks} />
      </div>
    </section>
  )

  return (
    <Modal
      visible
      title={<span id={titleId}>{t('compare.title', { name: flow.fullName })}</span>}
      aria-labelledby={titleId}
      className={styles.dialog ?? ''}
      footer={null}
      closeIcon={<CloseButton />}
      onCancel={onClose}
    >
      <AppFields>
        <Spin loading={older.isFetching || present.isFetching} className={styles.spin ?? ''}>
          <div className={styles.sides}>
            {side('older', before?.flowTemplateJson)}
            {side('newer', after?.flowTemplateJson)}
          </div>
          {before && after && (
            <ChangeList roots={roots} changes={changes} isFormChanged={before.formData !== after.formData} />
          )}
        </Spin>
      </AppFields>
    </Modal>
  )
}
