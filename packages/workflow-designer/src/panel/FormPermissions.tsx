import { Checkbox } from '@arco-design/web-react'
import { useText } from '@sqos/i18n/react'
import { type FieldPermission, type FlowNode, formOperatesOf } from '@sqos/workflow-model'
import { NAMESPACE } from '../catalogue.ts'
import { type FlowFormField, useDesign } from '../designer/design-context.ts'
import styles from './FormPermissions.module.css'
import type { SetProperties } from './use-node-editor.ts'

const RIGHTS = ['read', 'write', 'required'] as const
type Right = (typeof RIGHTS)[number]

/** What people may do with each field of the form at this node. A field without 查看 is hidden. */
export function FormPermissions({ node, onChange }: { node: FlowNode; onChange: SetProperties }) {
  const { t } = useText(NAMESPACE)
  const { fields } = useDesign()
  const isStart = node.type === 'start'
  const rows = permissionsOf(fields, node)
  if (rows.length === 0) return <p className={styles.nothing}>{t('rights.none')}</p>

  /** The complete list is stored, without removed fields. */
  function put(change: (row: FieldPermission) => FieldPermission) {
    onChange({ formOperates: rows.map((row) => change(row)) })
  }

  const isAll = (right: Right) => rows.filter((row) => canChange(row, right, fields)).every((row) => row[right])

  return (
    <table className={styles.table}>
      <caption>{t(isStart ? 'rights.startNote' : 'rights.note')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rights.field')}</th>
          {RIGHTS.map((right) => (
            <th key={right} scope="col">
              <Checkbox
                checked={isAll(right)}
                aria-label={t('rights.all', { right: t(`rights.${right}`) })}
                onChange={(isOn) => put((row) => (canChange(row, right, fields) ? withRight(row, right, isOn) : row))}
              />
              <span>{t(`rights.${right}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" data-inside={fields.find(({ id }) => id === row.id)?.isInTable || undefined}>
              {row.name}
            </th>
            {RIGHTS.map((right) => (
              <td key={right}>
                <Checkbox
                  checked={row[right]}
                  disabled={!canChange(row, right, fields)}
                  aria-label={`${row.name} ${t(`rights.${right}`)}`}
                  onChange={(isOn) => put((one) => (one.id === row.id ? withRight(one, right, isOn) : one))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Fields of the form with their permissions; new fields have the default of the node. */
function permissionsOf(fields: readonly FlowFormField[], node: FlowNode): readonly FieldPermission[] {
  const isStart = node.type === 'start'
  const stored = new Map(formOperatesOf(node.properties['formOperates'], isStart).map((row) => [row.id, row]))
  return fields.map(({ id, name, sqosKey, value, isRequired = false }) => {
    const row = stored.get(id)
    return {
      id,
      name,
      sqosKey,
      dataType: row?.dataType ?? (value === 'number' ? 'number' : ''),
      read: row?.read ?? true,
      write: row?.write ?? isStart,
      required: isRequired && (row?.write ?? isStart) ? true : (row?.required ?? false),
      requiredDisabled: isRequired,
    }
  })
}

/** Sets a permission with those that it needs: who edits also sees, who must fill in also edits. */
function withRight(row: FieldPermission, right: Right, isOn: boolean): FieldPermission {
  if (right === 'required') {
    return isOn ? { ...row, read: true, write: true, required: true } : { ...row, required: false }
  }
  if (right === 'write') {
    return isOn
      ? { ...row, read: true, write: true, required: row.required || row.requiredDisabled }
      : { ...row, write: false, required: false }
  }
  return isOn ? { ...row, read: true } : { ...row, read: false, write: false, required: false }
}

/** The form itself may require a field; the server sets others. */
function canChange(row: FieldPermission, right: Right, fields: readonly FlowFormField[]): boolean {
  if (right !== 'required') return true
  const isSystem = fields.find(({ id }) => id === row.id)?.isSystem === true
  return !isSystem && !(row.requiredDisabled && row.write)
}
