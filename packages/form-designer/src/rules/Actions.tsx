import { Button } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import {
  type FormItem,
  type FormModel,
  formulaType,
  ruleFormulaFault,
  RULE_EFFECTS,
  type RuleAction,
  ruleReference,
  ruleTarget,
  ruleValueType,
} from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { FormulaButton } from '../formula/FormulaButton.tsx'
import { useDesigner } from '../store/use-designer.ts'
import { FieldSelect, FieldsSelect, WordSelect } from './FieldSelect.tsx'
import { conditionFields, effectTargets, withEffect } from './rule-edits.ts'
import { RuleValue } from './RuleValue.tsx'
import styles from './Rules.module.css'

interface ActionsProps {
  actions: readonly RuleAction[]
  onChange: (actions: readonly RuleAction[]) => void
}

/** What a rule does, one line per effect. */
export function Actions({ actions, onChange }: ActionsProps) {
  const { t } = useText(NAMESPACE)
  const form = useDesigner((state) => state.form)
  return (
    <fieldset className={styles.group} aria-label={t('rules.actions')}>
      {actions.map((action, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- actions have no names
        <div key={index} className={styles.line}>
          <span className={styles.joint}>{t(index === 0 ? 'rules.then' : 'rules.and')}</span>
          <Action
            action={action}
            form={form}
            number={index + 1}
            onChange={(next) => onChange(next ? actions.with(index, next) : actions.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div className={styles.adds}>
        <Button
          size="mini"
          type="text"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => onChange([...actions, { type: 'show', fields: [] }])}
        >
          {t('rules.addAction')}
        </Button>
      </div>
    </fieldset>
  )
}

interface ActionProps {
  action: RuleAction
  form: FormModel
  number: number
  /** Undefined removes the action. */
  onChange: (action: RuleAction | undefined) => void
}

function Action({ action, form, number, onChange }: ActionProps) {
  const { t } = useText(NAMESPACE)
  const { type, fields, value, from, formula, options } = action
  const [first] = fields.flatMap((reference) => ruleTarget(form, reference) ?? [])
  const possible = effectTargets(form, type)
  const isSingle = type === 'setValue' || type === 'filter'
  const targets = {
    form,
    fields: possible,
    nameOf: (item: FormItem) => ruleReference(form, item) ?? '',
    label: t('rules.targets', { number }),
    placeholder: t('rules.chooseFields'),
  }
  const sources = conditionFields(form).filter(
    (one) => first && one !== first && ruleValueType(one) === ruleValueType(first) && one.table === first.table,
  )
  return (
    <div className={styles.condition}>
      <WordSelect
        label={t('rules.effectLabel', { number })}
        value={type}
        words={RULE_EFFECTS.map((effect) => ({ value: effect, label: t(`rules.effect.${effect}`) }))}
        onChange={(next) => onChange(withEffect(action, next, form))}
      />
      {isSingle ? (
        // A value or options belong to the field that had them.
        <FieldSelect {...targets} value={fields[0]} onChange={(reference) => onChange({ type, fields: [reference] })} />
      ) : (
        <FieldsSelect {...targets} value={fields} onChange={(references) => onChange({ type, fields: references })} />
      )}
      {type === 'setValue' && first && (
        <div className={styles.value}>
          {formula ? (
            <FormulaButton
              label={t('formula.of', { number })}
              value={formula}
              target={first}
              wanted={formulaType(first)}
              isInvalid={formula.length > 0 && ruleFormulaFault(form, { formula, target: first }) !== undefined}
              onChange={(next) => onChange({ type, fields, formula: next })}
            />
          ) : from === undefined ? (
            <RuleValue
              item={first}
              value={value}
              isList={false}
              label={t('rules.setTo', { number })}
              onChange={(next) => onChange({ type, fields, value: next })}
            />
          ) : (
            <FieldSelect
              form={form}
              fields={sources}
              label={t('rules.setFrom', { number })}
              value={from}
              onChange={(path) => onChange({ type, fields, from: path })}
            />
          )}
          {(formula ?? from) === undefined ? (
            <>
              {sources.length > 0 && (
                <Button size="mini" type="text" onClick={() => onChange({ type, fields, from: sources[0]?.path })}>
                  {t('rules.useField')}
                </Button>
              )}
              <Button size="mini" type="text" onClick={() => onChange({ type, fields, formula: [] })}>
                {t('formula.use')}
              </Button>
            </>
          ) : (
            <Button size="mini" type="text" onClick={() => onChange({ type, fields })}>
              {t('rules.useValue')}
            </Button>
          )}
        </div>
      )}
      {type === 'filter' && first && (
        <div className={styles.value}>
          <RuleValue
            item={first}
            value={options ?? []}
            isList
            label={t('rules.options', { number })}
            onChange={(next) => onChange({ type, fields, options: Array.isArray(next) ? next.map(String) : [] })}
          />
        </div>
      )}
      <Button
        size="mini"
        type="text"
        icon={<IconDelete aria-hidden="true" />}
        aria-label={t('rules.removeAction', { number })}
        onClick={() => onChange(undefined)}
      />
    </div>
  )
}
