import { Checkbox } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'
import { ACTS, LAYERS, type Right, RIGHTS } from './rights.ts'
import styles from './RightsField.module.css'

interface RightsFieldProps {
  value?: readonly Right[] | undefined
  onChange?: ((rights: Right[]) => void) | undefined
}

/** The rights of administrators as a table: scopes in rows, actions in columns, and a checkbox per row. */
export function RightsField({ value, onChange }: RightsFieldProps) {
  const { t } = useText(NAMESPACE)
  const given = new Set(value)

  function set(rights: readonly Right[], isGiven: boolean) {
    const changed = new Set(rights)
    onChange?.(RIGHTS.filter((right) => (changed.has(right) ? isGiven : given.has(right))))
  }

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('administrators.where')}</th>
          {ACTS.map((act) => (
            <th key={act} scope="col">
              {t(`administrators.right.${act}`)}
            </th>
          ))}
          <th scope="col">{t('administrators.all')}</th>
        </tr>
      </thead>
      <tbody>
        {LAYERS.map((layer) => {
          const row = ACTS.map((act) => `${layer}${act}` as const)
          const count = row.filter((right) => given.has(right)).length
          const name = t(`administrators.${layer}`)
          return (
            <tr key={layer}>
              <th scope="row">
                {name}
                <span className={styles.about}>{t(`administrators.about.${layer}`)}</span>
              </th>
              {ACTS.map((act) => (
                <td key={act}>
                  <Checkbox
                    aria-label={`${name} ${t(`administrators.right.${act}`)}`}
                    checked={given.has(`${layer}${act}`)}
                    onChange={(isGiven) => set([`${layer}${act}`], isGiven)}
                  />
                </td>
              ))}
              <td>
                <Checkbox
                  aria-label={`${name} ${t('administrators.all')}`}
                  checked={count === row.length}
                  indeterminate={count > 0 && count < row.length}
                  onChange={(isGiven) => set(row, isGiven)}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
