import { useListStartableFlowsQuery } from '@sqos/api-client/workflow'
import { useText } from '@sqos/i18n/react'
import type { SearchField } from '@sqos/ui-kit/list'
import type { ComponentRef } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { dayField } from '../../../parts/day-range/day-field.tsx'
import { personField } from '../../../parts/people/person-field.tsx'
import { useCategories } from '../flowEngine/use-categories.ts'
import { TASK_TEXTS } from './catalogue.ts'
import { STATUSES } from './task-status.ts'

/** The filters of all lists of tasks, in the address. */
export const TASK_FILTERS = {
  from: '',
  to: '',
  flowCategory: '',
  flowId: '',
  creatorUserId: '',
  status: '',
  overdue: '',
}

interface FieldOptions {
  /** Lists of other people's tasks. */
  hasPerson?: boolean
  /** Lists with tasks of every state. */
  hasStatus?: boolean
  /** Lists of duties, which can wait for added signers. */
  hasWaiting?: boolean
}

/** The search fields of a list of tasks. */
export function useTaskFields({
  hasPerson = false,
  hasStatus = false,
  hasWaiting = false,
}: FieldOptions): SearchField[] {
  const { t } = useText(TASK_TEXTS)
  const categories = useCategories()
  const flows = useFlowGroups()
  const status = STATUSES.map((code) => ({ value: String(code), label: t(`status.${code}`) }))
  return [
    dayField('from', t('filter.from')),
    dayField('to', t('filter.to')),
    choiceField({ name: 'flowCategory', label: t('filter.category'), options: categories.options }),
    choiceField({ name: 'flowId', label: t('filter.flow'), options: flows }),
    ...(hasPerson ? [personField('creatorUserId', t('filter.person'))] : []),
    ...(hasStatus ? [choiceField({ name: 'status', label: t('filter.status'), options: status })] : []),
    choiceField({ name: 'overdue', label: t('filter.limit'), options: [{ value: '1', label: t('deadline.over') }] }),
    ...(hasWaiting
      ? [
          choiceField({
            name: 'waiting',
            label: t('filter.waiting'),
            options: [{ value: '1', label: t('waiting.signers') }],
          }),
        ]
      : []),
  ]
}

interface Choice {
  value: string
  label: string
}
interface ChoiceGroup {
  label: string
  options: readonly Choice[]
}

/** The flows that the user may start, and those of models, by category. */
function useFlowGroups(): ChoiceGroup[] {
  const { data } = useListStartableFlowsQuery({ functional: 1 })
  return (data?.list ?? []).map(({ fullName, num, children }) => ({
    label: `${fullName}【${num}】`,
    options: children.map(({ id, fullName: label }) => ({ value: id, label })),
  }))
}

interface ChoiceFieldOptions {
  name: string
  label: string
  options: readonly (Choice | ChoiceGroup)[]
}

/** Arco hides the input of a chosen value from screen readers, but leaves it in the tab order, behind the control itself. */
const leaveTabOrder = (select: ComponentRef<typeof Select> | null) =>
  select?.dom.querySelector('input')?.setAttribute('tabindex', '-1')

const choiceField = ({ name, label: title, options }: ChoiceFieldOptions): SearchField => ({
  name,
  label: title,
  control: ({ id, label, value, onChange }) => (
    <Select
      ref={leaveTabOrder}
      id={id}
      aria-label={label}
      style={{ inlineSize: 160 }}
      placeholder={label}
      allowClear
      showSearch={{ retainInputValue: false }}
      {...(value !== '' && { value })}
      onChange={(next: string | undefined) => onChange(next ?? '')}
    >
      {options.map((option) =>
        'options' in option ? (
          <Select.OptGroup key={option.label} label={option.label}>
            {option.options.map((choice) => (
              <Select.Option key={choice.value} value={choice.value}>
                {choice.label}
              </Select.Option>
            ))}
          </Select.OptGroup>
        ) : (
          <Select.Option key={option.value} value={option.value}>
            {option.label}
          </Select.Option>
        ),
      )}
    </Select>
  ),
})
