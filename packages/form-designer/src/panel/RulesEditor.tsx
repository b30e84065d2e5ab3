import { Button, Input } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { asList, asText, type FormItem, isRecord, own, patternsOf } from '@sqos/form-model'
import { usePatternEngine } from './use-pattern-engine.ts'
import { useText } from '@sqos/i18n/react'
import { RowMenu } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../catalogue.ts'
import { withValue } from '../document/node-value.ts'
import { useDesignerStore } from '../store/use-designer.ts'
import styles from './Panel.module.css'
import { RULE_PRESETS } from './rule-presets.ts'

/** The patterns of a field and their messages. */
export function RulesEditor({ item }: { item: FormItem }) {
  const { t } = useText(NAMESPACE)
  const store = useDesignerStore()
  const rules = asList(item.node.__config__.regList)
  usePatternEngine()
  const faults = patternsOf(item)
  const put = (next: readonly unknown[], merge?: string) =>
    store.change(item.key, (node) => withValue(node, ['__config__', 'regList'], next), merge)
  const change = (index: number, changed: Record<string, string>) =>
    put(
      rules.map((rule, at) => (at === index ? { ...(isRecord(rule) && rule), ...changed } : rule)),
      `${item.key} rule ${index}`,
    )

  const add = (rule: Record<string, unknown>) => put([...rules, rule])
  const presets = [
    ...RULE_PRESETS.map(({ name, ...preset }) => ({
      text: t(`rule.${name}`),
      onClick: () => add({ ...preset, message: t(`rule.message.${name}`) }),
    })),
    { text: t('rule.own'), onClick: () => add({ pattern: '', message: '' }) },
  ]

  return (
    <section className={styles.section} aria-label={t('rule.title')}>
      <h2 className={styles.heading}>{t('rule.title')}</h2>
      {rules.map((rule, index) => {
        const source = asText(own(rule, 'pattern')) ?? ''
        const fault = faults.find((one) => one.source === source)?.fault
        return (
          // oxlint-disable-next-line react/no-array-index-key -- rules have no names
          <div key={index} className={styles.rule}>
            <Input
              size="small"
              aria-label={t('rule.pattern', { number: index + 1 })}
              placeholder="/^\d+$/"
              value={source}
              {...(fault && { status: 'error' as const })}
              onChange={(pattern) => change(index, { pattern })}
            />
            <Input
              size="small"
              aria-label={t('rule.text', { number: index + 1 })}
              placeholder={t('rule.textHint')}
              value={asText(own(rule, 'message')) ?? ''}
              onChange={(message) => change(index, { message })}
            />
            <Button
              size="mini"
              type="text"
              icon={<IconDelete aria-hidden="true" />}
              aria-label={t('rule.remove', { number: index + 1 })}
              onClick={() => put(rules.filter((_, at) => at !== index))}
            />
            {fault && <span className={styles.fault}>{t(`rule.fault.${fault}`)}</span>}
          </div>
        )
      })}
      <RowMenu
        label={t('rule.add')}
        text={t('rule.add')}
        items={presets}
        look={{ type: 'dashed', icon: <IconPlus aria-hidden="true" /> }}
      />
    </section>
  )
}
