import type { Translate } from '@sqos/i18n'
import type { PrintContext } from '../render/print-record.ts'

/** Facts and texts of a print; `t` translates the texts of this package. */
export const printContext = (
  t: Translate,
  { printer, printedAt }: Pick<PrintContext, 'printer' | 'printedAt'>,
): PrintContext => ({
  printer,
  printedAt,
  texts: {
    node: t('approval.node'),
    content: t('approval.content'),
    passed: (facts) => t(facts.opinion ? 'approval.passedWith' : 'approval.passed', facts),
    refused: (facts) => t(facts.opinion ? 'approval.refusedWith' : 'approval.refused', facts),
  },
})
