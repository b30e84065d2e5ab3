import { Input } from '@arco-design/web-react'
import { type FlowTaskRow, useAssignFlowNodeMutation } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { TASK_TEXTS } from '../parts/catalogue.ts'
import { PersonItem } from '../parts/PersonItem.tsx'
import styles from '../parts/Tasks.module.css'

interface AssignFields {
  nodeCode: string
  freeApproverUserId: string
  handleOpinion: string
}

/** 指派: gives a current node of a task to one person. */
export function AssignDialog({ task, onClose }: { task: FlowTaskRow; onClose: () => void }) {
  const { t } = useText(TASK_TEXTS)
  const [assign] = useAssignFlowNodeMutation()
  const names = task.thisStep.split(',')
  const nodes = task.thisStepId.split(',').map((code, index) => ({ value: code, label: names[index] ?? code }))
  const [first] = nodes
  return (
    <FormDialog<AssignFields>
      open
      title={t('monitor.assign')}
      initialValues={{ ...(nodes.length === 1 && first && { nodeCode: first.value }), handleOpinion: '' }}
      width={480}
      onSubmit={async ({ nodeCode, freeApproverUserId, handleOpinion }) => {
        const flowAssignBody = { nodeCode, freeApproverUserId, handleOpinion: handleOpinion.trim() }
        await assign({ id: task.processId, flowAssignBody }).unwrap()
      }}
      onClose={onClose}
    >
      <p className={styles.effect}>{t('monitor.assignEffect', { name: task.fullName })}</p>
      <FormItem
        label={t('monitor.node')}
        field="nodeCode"
        rules={[{ required: true, message: t('monitor.nodeMissing') }]}
      >
        <Select options={nodes} placeholder={t('monitor.nodeMissing')} />
      </FormItem>
      <PersonItem field="freeApproverUserId" label={t('monitor.person')} message={t('batch.personMissing')} />
      <FormItem label={t('reason')} field="handleOpinion">
        <Input.TextArea rows={2} maxLength={500} showWordLimit />
      </FormItem>
    </FormDialog>
  )
}
