import { Button } from '@arco-design/web-react'
import { IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { SelectField } from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import {
  conditionGroups,
  conditionRecords,
  type ConditionRow,
  conditionSettings,
  type ConditionSymbol,
  type FlowNode,
  isSymbol,
  SYMBOL_KEYS,
} from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { type FlowFormField, useDesign } from '../designer/design-context.ts'
import styles from './ConditionEditor.module.css'
import { ConditionValue } from './ConditionValue.tsx'
import type { SetProperties } from './use-node-editor.ts'

const ORDERED: readonly ConditionSymbol[] = ['>=', '>', '==', '<=', '<', '<>']
const TEXTUAL: readonly ConditionSymbol[] = ['==', '<>', 'like', 'notLike']
const EXACT: readonly ConditionSymbol[] = ['==', '<>']

/** The comparisons that suit a field. */
const symbolsOf = (field: FlowFormField | undefined): readonly ConditionSymbol[] => {
  if (!field || field.value === 'text') return TEXTUAL
  if (field.value === 'number' || field.value === 'date') return ORDERED
  return field.value === 'options' ? [...EXACT, 'like', 'notLike'] : EXACT
}

const NEW_ROW: ConditionRow = {
  field: '',
  fieldName: '',
  symbol: '',
  filedValue: '',
  filedLabel: '',
  logic: '&&',
  sqosKey: '',
  record: {},
}

type Groups = readonly (readonly ConditionRow[])[]

/** Conditions as alternatives: all rows of one group must be true. */
export function ConditionEditor({ node, onChange }: { node: FlowNode; onChange: SetProperties }) {
  const { t } = useText(NAMESPACE)
  const groups = conditionGroups(conditionSettings(node.properties).rows)
  const put = (next: Groups, merge?: string) => onChange({ conditions: conditionRecords(next) }, merge)

  const changeGroup = (at: number, rows: readonly ConditionRow[], merge?: string) =>
    put(
      groups.map((group, index) => (index === at ? rows : group)),
      merge,
    )

  return (
    <div className={styles.editor}>
      {groups.map((group, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups and rows have no ids
        <div key={at}>
          {at > 0 && <div className={styles.or}>{t('condition.or')}</div>}
          <fieldset className={styles.group}>
            <legend>{t('condition.group', { number: at + 1 })}</legend>
            {group.map((row, index) => (
              <RowEditor
                // oxlint-disable-next-line react/no-array-index-key -- groups and rows have no ids
                key={index}
                row={row}
                label={t('condition.row', { group: at + 1, row: index + 1 })}
                onChange={(next, merge) =>
                  changeGroup(
                    at,
                    group.map((one) => (one === row ? next : one)),
                    merge && `${at} ${index} ${merge}`,
                  )
                }
                onRemove={() =>
                  changeGroup(
                    at,
                    group.filter((one) => one !== row),
                  )
                }
              />
            ))}
            <Button type="text" size="mini" icon={<IconPlus />} onClick={() => changeGroup(at, [...group, NEW_ROW])}>
              {t('condition.and')}
            </Button>
          </fieldset>
        </div>
      ))}
      <Button type="outline" size="small" long icon={<IconPlus />} onClick={() => put([...groups, [NEW_ROW]])}>
        {t(groups.length === 0 ? 'condition.add' : 'condition.addGroup')}
      </Button>
    </div>
  )
}

interface RowEditorProps {
  row: ConditionRow
  label: string
  onChange: (row: ConditionRow, merge?: string) => void
  onRemove: () => void
}

function RowEditor({ row, label, onChange, onRemove }: RowEditorProps) {
  const { t } = useText(NAMESPACE)
  const { t: say } = useText('workflowModel')
  const { fields } = useDesign()
  const usable = fields.filter((field) => field.value !== 'none' && field.isInTable !== true)
  const field = usable.find(({ id }) => id === row.field)
  const options = usable.map(({ id, name }) => ({ value: id, label: name }))
  // A removed field stays visible, so that people see what the condition was about.
  if (!field && row.field !== '') options.push({ value: row.field, label: row.fieldName || row.field })
  const symbols = symbolsOf(field).map((symbol) => ({ value: symbol, label: say(`symbol.${SYMBOL_KEYS[symbol]}`) }))

  function chooseField(id: string) {
    const next = usable.find((one) => one.id === id)
    if (!next || id === row.field) return
    const symbol = row.symbol !== '' && symbolsOf(next).includes(row.symbol) ? row.symbol : (symbolsOf(next)[0] ?? '')
    onChange({ ...row, field: id, fieldName: next.name, sqosKey: next.sqosKey, symbol, filedValue: '', filedLabel: '' })
  }

  return (
    <fieldset className={styles.row} aria-label={label}>
      <SelectField
        aria-label={t('condition.field')}
        placeholder={t('condition.field')}
        searchable
        clearable={false}
        value={row.field}
        options={options}
        onChange={(id) => chooseField(String(id))}
      />
      <SelectField
        aria-label={t('condition.symbol')}
        placeholder={t('condition.symbol')}
        clearable={false}
        value={row.symbol}
        options={symbols}
        onChange={(symbol) => {
          if (typeof symbol === 'string' && isSymbol(symbol)) onChange({ ...row, symbol })
        }}
      />
      <ConditionValue row={row} field={field} onChange={onChange} />
      <Button
        type="text"
        size="small"
        icon={<IconDelete />}
        aria-label={t('condition.remove', { row: label })}
        title={t('condition.remove', { row: label })}
        onClick={onRemove}
      />
    </fieldset>
  )
}
