import { Button, Input } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import styles from '../Menu.module.css'
import {
  APPROVAL_STATE,
  APPROVAL_STATES,
  type ConditionField,
  type EditedCondition,
  type EditedGroup,
  newCondition,
  newGroup,
  takesMany,
  wordsOf,
} from './conditions.ts'

export interface ConditionEditorProps {
  fields: readonly ConditionField[]
  // From the form item.
  value?: readonly EditedGroup[]
  onChange?: (groups: readonly EditedGroup[]) => void
}

const NO_GROUPS: readonly EditedGroup[] = []

/** Groups of comparisons (field, symbol, content), joined by 且 or 或. */
export function ConditionEditor({ fields, value = NO_GROUPS, onChange }: ConditionEditorProps) {
  const { t } = useText(NAMESPACE)
  const [first] = fields
  if (!first) return <span>{t('data.noFields')}</span>

  const replace = (group: EditedGroup, next: EditedGroup | undefined) =>
    onChange?.(value.flatMap((one) => (one.id === group.id ? (next ?? []) : one)))

  return (
    <div className={styles.editor}>
      {value.map((group, index) => (
        <GroupEditor
          key={group.id}
          name={t('data.group', { number: index + 1 })}
          fields={fields}
          group={group}
          onChange={(next) => replace(group, next)}
        />
      ))}
      <Button onClick={() => onChange?.([...value, newGroup(first)])}>{t('data.addGroup')}</Button>
    </div>
  )
}

interface GroupEditorProps {
  name: string
  fields: readonly ConditionField[]
  group: EditedGroup
  /** Undefined removes the group. */
  onChange: (group: EditedGroup | undefined) => void
}

function GroupEditor({ name, fields, group, onChange }: GroupEditorProps) {
  const { t } = useText(NAMESPACE)

  function replace(condition: EditedCondition, next: EditedCondition | undefined) {
    const groups = group.groups.flatMap((one) => (one.id === condition.id ? (next ?? []) : one))
    onChange(groups.length > 0 ? { ...group, groups } : undefined)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would add a border
    <div className={styles.group} role="group" aria-label={name}>
      <div className={styles.groupHead}>
        <LogicSelect
          label={t('data.groupLogic', { name })}
          value={group.logic}
          onChange={(logic) => onChange({ ...group, logic })}
        />
        <Button size="mini" onClick={() => onChange(undefined)}>
          {t('data.removeGroup')}
        </Button>
      </div>
      {group.groups.map((condition) => (
        <ConditionRow
          key={condition.id}
          fields={fields}
          condition={condition}
          onChange={(next) => replace(condition, next)}
        />
      ))}
      <span>
        <Button size="mini" onClick={() => onChange({ ...group, groups: [...group.groups, newCondition(fields[0])] })}>
          {t('data.addCondition')}
        </Button>
      </span>
    </div>
  )
}

/** 且 or 或. */
export function LogicSelect({
  label,
  value = 'and',
  onChange,
}: {
  label?: string
  value?: 'and' | 'or'
  onChange?: (logic: 'and' | 'or') => void
}) {
  const { t } = useText(NAMESPACE)
  return (
    <Select
      {...(label && { 'aria-label': label })}
      style={{ inlineSize: 160 }}
      value={value}
      options={(['and', 'or'] as const).map((logic) => ({ value: logic, label: t(`data.logic.${logic}`) }))}
      onChange={(logic: 'and' | 'or') => onChange?.(logic)}
    />
  )
}

interface ConditionRowProps {
  fields: readonly ConditionField[]
  condition: EditedCondition
  onChange: (condition: EditedCondition | undefined) => void
}

function ConditionRow({ fields, condition, onChange }: ConditionRowProps) {
  const { t } = useText(NAMESPACE)
  const field = fields.find(({ enCode }) => enCode === condition.field)
  const contents = wordsOf(field?.conditionText ?? '')

  function chooseField(enCode: string) {
    onChange({ ...newCondition(fields.find((one) => one.enCode === enCode)), id: condition.id })
  }

  return (
    <div className={styles.condition}>
      <Select
        aria-label={t('data.field')}
        value={condition.field}
        options={fields.map(({ enCode, fullName }) => ({ value: enCode, label: fullName }))}
        onChange={chooseField}
      />
      <Select
        aria-label={t('data.symbol')}
        value={condition.op}
        options={wordsOf(field?.conditionSymbol ?? '').map((op) => ({ value: op, label: t(`symbol.${op}`) }))}
        onChange={(op: string) => onChange({ ...condition, op })}
      />
      <span className={styles.content}>
        <Select
          aria-label={t('data.content')}
          value={condition.content}
          options={contents.map((content) => ({ value: content, label: t(`content.${content.replace('@', '')}`) }))}
          onChange={(content: string) => onChange({ ...condition, content })}
        />
        {condition.content === 'text' && condition.field === APPROVAL_STATE && (
          <StateSelect condition={condition} onChange={(text) => onChange({ ...condition, text })} />
        )}
        {condition.content === 'text' && condition.field !== APPROVAL_STATE && (
          <Input
            aria-label={t('data.text')}
            {...(takesMany(condition.op) && { placeholder: t('data.textHelp') })}
            value={condition.text}
            onChange={(text) => onChange({ ...condition, text })}
          />
        )}
      </span>
      <Button size="mini" aria-label={t('data.removeCondition')} onClick={() => onChange(undefined)}>
        {t('action.remove')}
      </Button>
    </div>
  )
}

/** One or several states of an approval. */
function StateSelect({ condition, onChange }: { condition: EditedCondition; onChange: (text: string) => void }) {
  const { t } = useText(NAMESPACE)
  const shared = {
    'aria-label': t('data.state'),
    options: APPROVAL_STATES.map((state) => ({ value: state, label: t(`data.states.${state}`) })),
  }
  return takesMany(condition.op) ? (
    <Select
      {...shared}
      mode="multiple"
      value={wordsOf(condition.text)}
      onChange={(states: string[]) => onChange(states.join(','))}
    />
  ) : (
    <Select {...shared} value={condition.text} onChange={(state: string) => onChange(state)} />
  )
}
