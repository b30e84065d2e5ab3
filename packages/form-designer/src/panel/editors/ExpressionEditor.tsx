import { Button } from '@arco-design/web-react'
import { asList, asText, formulaFault, operandsOf, own } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../../catalogue.ts'
import { useDesigner } from '../../store/use-designer.ts'
import type { EditorProps } from '../PropertyRow.tsx'
import styles from './Editors.module.css'

const SIGNS = ['+', '-', '×', '÷', '(', ')', '.', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** A formula of fields, operators and digits, entered by buttons or by typing. */
export function ExpressionEditor({ value, item, onChange }: EditorProps<'expression'>) {
  const { t } = useText(NAMESPACE)
  const form = useDesigner((state) => state.form)
  const tokens = asList(value)
  const operands = operandsOf(form).filter(
    ({ path, table }) =>
      path !== item?.path && (table === undefined || table === item?.table || item?.table === undefined),
  )
  const fault = item && tokens.length > 0 ? formulaFault(form, item) : undefined
  const add = (token: unknown) => onChange([...tokens, token])

  function type(key: string): boolean {
    const sign = { '*': '×', '/': '÷' }[key] ?? key
    if (key === 'Backspace') onChange(tokens.slice(0, -1))
    else if (SIGNS.some((one) => one === sign)) add(sign)
    else return false
    return true
  }

  return (
    <div className={styles.rows}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- tokens, not text: an input cannot hold fields
        role="textbox"
        tabIndex={0}
        aria-label={t('expression.label')}
        aria-invalid={fault !== undefined}
        className={styles.formula}
        onKeyDown={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.altKey && type(event.key)) event.preventDefault()
        }}
      >
        {tokens.map((token, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same sign can occur several times
          <span key={index} className={styles.token} data-field={typeof token === 'object' || undefined}>
            {asText(token) ?? asText(own(token, 'label')) ?? asText(own(token, '__vModel__'))}
          </span>
        ))}
      </div>
      <span className={styles.hint}>{t('expression.hint')}</span>
      {fault && <span className={styles.fault}>{t('expression.fault')}</span>}
      <div className={styles.signs}>
        {operands.map((operand) => (
          <Button
            key={operand.path}
            size="mini"
            onClick={() =>
              add({
                __vModel__: operand.path,
                label: operand.place
                  .slice(operand.table ? -2 : -1)
                  .map(plainLabel)
                  .join('.'),
              })
            }
          >
            {operand.place
              .slice(operand.table ? -2 : -1)
              .map(plainLabel)
              .join('.')}
          </Button>
        ))}
      </div>
      <div className={styles.signs}>
        {SIGNS.map((sign) => (
          <Button key={sign} size="mini" onClick={() => add(sign)}>
            {sign}
          </Button>
        ))}
        <Button size="mini" disabled={tokens.length === 0} onClick={() => onChange(tokens.slice(0, -1))}>
          {t('expression.back')}
        </Button>
        <Button size="mini" disabled={tokens.length === 0} onClick={() => onChange([])}>
          {t('expression.clear')}
        </Button>
      </div>
    </div>
  )
}

/** A label without the model name behind it. */
const plainLabel = (place: string): string => place.replace(/ \S+$/, '')
