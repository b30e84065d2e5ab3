import { Button } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import {
  type FormModel,
  isGroup,
  needsValue,
  type RuleCondition,
  type RuleGroup,
  ruleOperators,
  ruleValueType,
} from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesigner } from '../store/use-designer.ts'
import { conditionFields, newCondition, takesList, withField, withOperator, withPart } from './rule-edits.ts'
import { FieldSelect, WordSelect } from './FieldSelect.tsx'
import { operatorWords } from './rule-words.ts'
import { RuleValue } from './RuleValue.tsx'
import styles from './Rules.module.css'

interface ConditionsProps {
  group: RuleGroup
  /** Names the group for screen readers. */
  label: string
  /** Groups inside of a group hold conditions only. */
  isInner?: boolean
  onChange: (group: RuleGroup) => void
}

/** Conditions joined by and / or, with groups of the other kind inside. */
export function Conditions({ group, label, isInner = false, onChange }: ConditionsProps) {
  const { t } = useText(NAMESPACE)
  const form = useDesigner((state) => state.form)
  const add = (part: RuleCondition | RuleGroup) => onChange({ ...group, conditions: [...group.conditions, part] })
  const isFirst = (index: number) => index === 0
  return (
    <fieldset className={styles.group} aria-label={label} data-inner={isInner || undefined}>
      {group.conditions.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- conditions have no names
        <div key={index} className={styles.line}>
          <span className={styles.joint}>
            {isFirst(index) ? (
              t('rules.when')
            ) : index === 1 ? (
              <WordSelect
                label={t('rules.join')}
                value={group.match}
                words={[
                  { value: 'all', label: t('rules.and') },
                  { value: 'any', label: t('rules.or') },
                ]}
                onChange={(match) => onChange({ ...group, match })}
              />
            ) : (
              t(group.match === 'all' ? 'rules.and' : 'rules.or')
            )}
          </span>
          {isGroup(part) ? (
            <Conditions
              group={part}
              label={t('rules.innerGroup', { number: index + 1 })}
              isInner
              onChange={(next) => onChange(withPart(group, index, next.conditions.length > 0 ? next : undefined))}
            />
          ) : (
            <Condition
              condition={part}
              form={form}
              number={index + 1}
              onChange={(next) => onChange(withPart(group, index, next))}
            />
          )}
        </div>
      ))}
      <div className={styles.adds}>
        <Button size="mini" type="text" icon={<IconPlus aria-hidden="true" />} onClick={() => add(newCondition(form))}>
          {t('rules.addCondition')}
        </Button>
        {!isInner && (
          <Button
            size="mini"
            type="text"
            icon={<IconPlus aria-hidden="true" />}
            onClick={() =>
              add({
                match: group.match === 'all' ? 'any' : 'all',
                conditions: [newCondition(form), newCondition(form)],
              })
            }
          >
            {t('rules.addGroup')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

interface ConditionProps {
  condition: RuleCondition
  form: FormModel
  number: number
  /** Undefined removes the condition. */
  onChange: (condition: RuleCondition | undefined) => void
}

function Condition({ condition, form, number, onChange }: ConditionProps) {
  const { t } = useText(NAMESPACE)
  const { field, operator, value, from } = condition
  const item = form.field(field)
  const fields = conditionFields(form)
  const similar = fields.filter((other) => other !== item && item && ruleValueType(other) === ruleValueType(item))
  const isOther = from !== undefined
  return (
    <div className={styles.condition}>
      <FieldSelect
        form={form}
        fields={fields}
        label={t('rules.field', { number })}
        value={field}
        onChange={(path) => {
          const chosen = form.field(path)
          if (chosen) onChange(withField(condition, chosen))
        }}
      />
      {item && (
        <WordSelect
          label={t('rules.comparison', { number })}
          value={operator}
          words={ruleOperators(item).map((one) => ({ value: one, label: operatorWords(one, item, t) }))}
          onChange={(next) => onChange(withOperator(condition, next))}
        />
      )}
      {item && needsValue(operator) && (
        <div className={styles.value}>
          {isOther ? (
            <FieldSelect
              form={form}
              fields={similar}
              label={t('rules.otherField', { number })}
              value={from}
              onChange={(path) => onChange({ field, operator, from: path })}
            />
          ) : (
            <RuleValue
              item={item}
              value={value}
              isList={takesList(operator)}
              label={t('rules.value', { number })}
              onChange={(next) => onChange({ field, operator, value: next })}
            />
          )}
          {similar.length > 0 && !takesList(operator) && (
            <Button
              size="mini"
              type="text"
              onClick={() => onChange(isOther ? { field, operator } : { field, operator, from: similar[0]?.path })}
            >
              {t(isOther ? 'rules.useValue' : 'rules.useField')}
            </Button>
          )}
        </div>
      )}
      <Button
        size="mini"
        type="text"
        icon={<IconDelete aria-hidden="true" />}
        aria-label={t('rules.removeCondition', { number })}
        onClick={() => onChange(undefined)}
      />
    </div>
  )
}
