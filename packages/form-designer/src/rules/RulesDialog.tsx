import { Button, Modal, Switch } from '@arco-design/web-react'
import { IconCopy, IconDelete, IconDown, IconPlus, IconRight, IconUp } from '@arco-design/web-react/icon'
import { formModelCatalogue, type FormItem, readRules, rulesOf, type VisualRule, writeRules } from '@sqos/form-model'
import { describeProblem, formulaCatalogue } from '@sqos/formula'
import { useText } from '@sqos/i18n/react'
import { type ReactNode, useId, useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { useDesigner, useDesignerStore } from '../store/use-designer.ts'
import { Actions } from './Actions.tsx'
import { Conditions } from './Conditions.tsx'
import { conditionFields, freeId, newRule } from './rule-edits.ts'
import { ruleSentence } from './rule-words.ts'
import styles from './Rules.module.css'

export interface RulesDialogProps {
  /** The id of the rule that is open first. */
  opened?: string | undefined
  /** The field for which a rule is added at once. */
  target?: FormItem | undefined
  onClose: () => void
}

/** 表单规则: every rule as a sentence, one of them open to edit. Every change is a step of the designer's history. */
export function RulesDialog({ opened, target, onClose }: RulesDialogProps) {
  const { t } = useText(NAMESPACE)
  const store = useDesignerStore()
  const form = useDesigner((state) => state.form)
  const rules = readRules(form.document)
  const [isAdding, setAdding] = useState(target !== undefined)
  const [open, setOpen] = useState(opened ?? (rules.length === 1 ? rules[0]?.id : undefined))

  const put = (next: readonly VisualRule[], merge?: string) =>
    store.changeForm({ visualRules: next.length > 0 ? writeRules(next) : undefined }, merge)
  function add() {
    const rule = newRule(form, { id: freeId(rules), target: isAdding ? target : undefined })
    setAdding(false)
    setOpen(rule.id)
    put([...rules, rule])
  }
  function move(index: number, by: -1 | 1) {
    const [one, other] = [rules[index], rules[index + by]]
    if (one && other) put(rules.with(index, other).with(index + by, one))
  }
  const canAdd = conditionFields(form).length > 0

  return (
    <Modal
      visible
      title={t('rules.title')}
      style={{ inlineSize: 'min(920px, calc(100vw - 32px))' }}
      footer={null}
      onCancel={onClose}
      {...(isAdding && { afterOpen: add })}
    >
      <p className={styles.hint}>
        {t('rules.hint')}
        {t('rules.notRights')}
      </p>
      {rules.length === 0 && <p className={styles.hint}>{t(canAdd ? 'rules.empty' : 'rules.noFields')}</p>}
      <ol className={styles.rules}>
        {rules.map((rule, index) => (
          <Rule
            key={rule.id}
            rule={rule}
            number={index + 1}
            isOpen={open === rule.id}
            onOpen={() => setOpen(open === rule.id ? undefined : rule.id)}
            onChange={(next) => put(rules.with(index, next), `rule ${rule.id}`)}
            onCopy={() => {
              const copy = { ...rule, id: freeId(rules) }
              setOpen(copy.id)
              put(rules.toSpliced(index + 1, 0, copy))
            }}
            onRemove={() => put(rules.filter((one) => one !== rule))}
            onMove={(by) => move(index, by)}
            isFirst={index === 0}
            isLast={index === rules.length - 1}
          />
        ))}
      </ol>
      <Button type="dashed" long disabled={!canAdd} icon={<IconPlus aria-hidden="true" />} onClick={add}>
        {t('rules.add')}
      </Button>
    </Modal>
  )
}

interface RuleProps {
  rule: VisualRule
  number: number
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  onOpen: () => void
  onChange: (rule: VisualRule) => void
  onCopy: () => void
  onRemove: () => void
  onMove: (by: -1 | 1) => void
}

function Rule({ rule, number, isOpen, isFirst, isLast, ...on }: RuleProps) {
  const { t } = useText(NAMESPACE)
  const { t: describe } = useText(formModelCatalogue.namespace)
  const { t: describeFormula } = useText(formulaCatalogue.namespace)
  const form = useDesigner((state) => state.form)
  const faults = rulesOf(form).faults[number - 1] ?? []
  const id = useId()
  const tool = (name: string, icon: ReactNode, props: { disabled?: boolean; onClick: () => void }) => (
    <Button
      size="mini"
      type="text"
      icon={icon}
      aria-label={t(`rules.${name}`, { number })}
      title={t(`rules.${name}`, { number })}
      {...props}
    />
  )
  return (
    <li className={styles.rule} data-off={rule.isOff || undefined}>
      <div className={styles.head}>
        <button type="button" className={styles.sentence} aria-expanded={isOpen} aria-controls={id} onClick={on.onOpen}>
          {isOpen ? <IconDown aria-hidden="true" /> : <IconRight aria-hidden="true" />}
          <span>
            {number}. {ruleSentence(rule, { form, t })}
          </span>
        </button>
        <span className={styles.tools}>
          {tool('up', <IconUp aria-hidden="true" />, { disabled: isFirst, onClick: () => on.onMove(-1) })}
          {tool('down', <IconDown aria-hidden="true" />, { disabled: isLast, onClick: () => on.onMove(1) })}
          {tool('copy', <IconCopy aria-hidden="true" />, { onClick: on.onCopy })}
          {tool('remove', <IconDelete aria-hidden="true" />, { onClick: on.onRemove })}
          <Switch
            size="small"
            aria-label={t('rules.isOn', { number })}
            checked={!rule.isOff}
            onChange={(isOn) => on.onChange({ ...rule, isOff: !isOn })}
          />
        </span>
      </div>
      {faults.map((fault) => (
        <p key={fault.code + ('name' in fault ? fault.name : '')} className={styles.fault}>
          {describe(`problem.${fault.code}`, {
            number,
            ...('name' in fault && { name: form.field(fault.name)?.label ?? fault.name }),
            ...(fault.code === 'ruleFormula' && { fault: describeProblem(fault.fault, describeFormula) }),
          })}
        </p>
      ))}
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <Conditions
              group={rule}
              label={t('rules.conditions')}
              onChange={({ match, conditions }) => on.onChange({ ...rule, match, conditions })}
            />
            <Actions actions={rule.actions} onChange={(actions) => on.onChange({ ...rule, actions })} />
          </>
        )}
      </div>
    </li>
  )
}
