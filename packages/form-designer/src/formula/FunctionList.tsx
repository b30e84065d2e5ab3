import { FUNCTION_GROUPS, formulaFunctions } from '@sqos/formula'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import type { FunctionHelp } from './formula-completion.ts'
import styles from './Formula.module.css'

interface FunctionListProps {
  helpOf: (name: string) => FunctionHelp
  onPick: (name: string) => void
}

/** The functions by group, each with a line of help and an example. */
export function FunctionList({ helpOf, onPick }: FunctionListProps) {
  const { t } = useText(NAMESPACE)
  return (
    <section className={styles.list} aria-label={t('formula.functions')}>
      <h4 className={styles.heading}>{t('formula.functions')}</h4>
      <div className={styles.entries}>
        {FUNCTION_GROUPS.map((group) => (
          <div key={group}>
            <h5 className={styles.group}>{t(`formula.group.${group}`)}</h5>
            <ul className={styles.functions} aria-label={t(`formula.group.${group}`)}>
              {formulaFunctions
                .filter((one) => one.group === group)
                .map(({ name }) => {
                  const { syntax, help, example } = helpOf(name)
                  return (
                    <li key={name}>
                      <button type="button" className={styles.entry} onClick={() => onPick(name)}>
                        <code className={styles.syntax}>{syntax}</code>
                        <span className={styles.help}>{help}</span>
                        <code className={styles.example}>{example}</code>
                      </button>
                    </li>
                  )
                })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
