import { Button } from '@arco-design/web-react'
import { IconPlus } from '@arco-design/web-react/icon'
import { type FormItem, readRules, ruleReference } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import panel from '../panel/Panel.module.css'
import { useDesigner } from '../store/use-designer.ts'
import { LoadedRules } from './LoadedRules.tsx'
import { rulesAbout } from './rule-edits.ts'
import { ruleSentence } from './rule-words.ts'
import styles from './Rules.module.css'

/** The rules that concern a component, as sentences that open. */
export function FieldRules({ item }: { item: FormItem }) {
  const { t } = useText(NAMESPACE)
  const form = useDesigner((state) => state.form)
  const [open, setOpen] = useState<{ opened?: string; target?: FormItem }>()
  if (ruleReference(form, item) === undefined) return null
  return (
    <section className={panel.section} aria-label={t('rules.title')}>
      <h2 className={panel.heading}>{t('rules.title')}</h2>
      {rulesAbout(form, item, readRules(form.document)).map(({ rule, index, faults }) => (
        <button
          key={rule.id}
          type="button"
          className={styles.sentence}
          data-fault={faults.length > 0 || undefined}
          data-off={rule.isOff || undefined}
          onClick={() => setOpen({ opened: rule.id })}
        >
          {index + 1}. {ruleSentence(rule, { form, t })}
        </button>
      ))}
      <Button
        size="small"
        type="dashed"
        long
        icon={<IconPlus aria-hidden="true" />}
        onClick={() => setOpen({ target: item })}
      >
        {t('rules.addForField')}
      </Button>
      {open && <LoadedRules {...open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
