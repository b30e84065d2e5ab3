import { Radio } from '@arco-design/web-react'
import type { FlowTaskDetail } from '@sqos/api-client/workflow'
import { FieldItem } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { Select } from '@sqos/ui-kit/select'
import { type approverSettings, REJECT_TO, REJECT_TYPE } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import type { DecisionInput } from './decision-kinds.ts'
import { earlierNodes } from './earlier-nodes.ts'
import { SelectProblem } from './SelectProblem.tsx'

interface RejectFieldsProps {
  detail: FlowTaskDetail
  settings: Pick<ReturnType<typeof approverSettings>, 'rejectStep' | 'rejectType'>
  input: DecisionInput
  problem: string | undefined
  onInput: (change: Partial<DecisionInput>) => void
}

const WAYS = [REJECT_TYPE.again, REJECT_TYPE.back] as const

/** Where a rejection goes, and how the task goes on afterwards, where the node leaves these to the approver. */
export function RejectFields({ detail, settings, input, problem, onInput }: RejectFieldsProps) {
  const { t } = useText(NAMESPACE)
  return (
    <>
      {settings.rejectStep === REJECT_TO.chosen && (
        <FieldItem label={t('rejection.to')} required problem={problem}>
          <Select
            {...(problem !== undefined && { status: 'error' as const })}
            aria-label={t('rejection.to')}
            placeholder={t('rejection.placeholder')}
            {...(input.rejectStep !== '' && { value: input.rejectStep })}
            onChange={(rejectStep: string) => onInput({ rejectStep })}
            options={[
              { value: REJECT_TO.start, label: t('rejection.start') },
              { value: REJECT_TO.previous, label: t('rejection.previous') },
              ...earlierNodes(detail).map(({ nodeCode, nodeName }) => ({ value: nodeCode, label: nodeName })),
            ]}
          />
          <SelectProblem text={problem} />
        </FieldItem>
      )}
      {settings.rejectType === REJECT_TYPE.chosen && (
        <FieldItem label={t('rejection.then')}>
          <Radio.Group
            aria-label={t('rejection.then')}
            direction="vertical"
            value={input.rejectType}
            onChange={(rejectType: 1 | 2) => onInput({ rejectType })}
            options={WAYS.map((value) => ({ value, label: t(`rejection.type.${value}`) }))}
          />
        </FieldItem>
      )}
    </>
  )
}
