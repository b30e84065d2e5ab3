import { useEffect, useRef } from 'react'
import { WithTexts } from '../../../../../parts/texts/WithTexts.tsx'
import { BillRuleDialog } from '../../../../system/billRule/BillRuleDialog.tsx'
import { catalogues } from '../../../../system/billRule/catalogue.ts'
import { type BillRuleFields, useBillRuleForm } from '../../../../system/billRule/use-bill-rule-form.ts'
import type { MakerProps } from './use-making.tsx'

/** The dialog of number rules, for a new rule. */
export function RuleMaker(props: MakerProps) {
  return (
    <WithTexts catalogues={catalogues}>
      <Rule {...props} />
    </WithTexts>
  )
}

function Rule({ onDone }: MakerProps) {
  const form = useBillRuleForm([])
  const made = useRef<{ id: string; label: string }>(undefined)
  const begin = useRef(form.create)
  useEffect(function open() {
    begin.current()
  }, [])

  async function save(fields: BillRuleFields) {
    await form.save(fields)
    // Fields name a rule by its code.
    made.current = { id: fields.enCode.trim(), label: fields.fullName.trim() }
  }

  return form.wasOpened && <BillRuleDialog form={{ ...form, save, close: () => onDone(made.current) }} />
}
