import { Radio } from '@arco-design/web-react'
import type { WritingTemplate } from '@sqos/api-client/writing'
import {
  FieldItem,
  GroupSelectField,
  OrganizationSelectField,
  PositionSelectField,
  RoleSelectField,
  UserSelectField,
} from '@sqos/form-widgets'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './Template.module.css'

type Holder = WritingTemplate['usableBy'][number]
type Kind = Holder['objectType']

const FIELDS = { Role: RoleSelectField, Position: PositionSelectField, Group: GroupSelectField, User: UserSelectField }
const KINDS = ['Role', 'Position', 'Group', 'User'] as const
const NOBODY: Holder[] = []

interface HoldersFieldProps {
  /** Name of the group for screen readers. */
  label: string
  value?: Holder[]
  onChange?: (holders: Holder[]) => void
}

/** Everybody, or the roles, positions, groups, organisations and users with a right, as a control of a form. */
export function HoldersField({ label, value = NOBODY, onChange }: HoldersFieldProps) {
  const { t } = useText(NAMESPACE)
  const [isChosen, setChosen] = useState(value.length > 0)
  const idsOf = (kind: Kind) => value.filter(({ objectType }) => objectType === kind).map(({ objectId }) => objectId)
  const put = (kind: Kind, ids: readonly string[]) =>
    onChange?.([
      ...value.filter(({ objectType }) => objectType !== kind),
      ...ids.map((objectId): Holder => ({ objectType: kind, objectId })),
    ])

  function change(next: string) {
    setChosen(next === 'chosen')
    if (next === 'all') onChange?.([])
  }

  return (
    <AppFields>
      <Radio.Group
        value={isChosen ? 'chosen' : 'all'}
        options={[
          { value: 'all', label: t('holders.all') },
          { value: 'chosen', label: t('holders.chosen') },
        ]}
        onChange={change}
      />
      {isChosen && (
        <fieldset aria-label={label} className={styles.holders}>
          {KINDS.map((kind) => {
            const Field = FIELDS[kind]
            return (
              <FieldItem key={kind} label={t(`holders.${kind}`)}>
                <Field multiple value={idsOf(kind)} onChange={(next: string[]) => put(kind, next)} />
              </FieldItem>
            )
          })}
          <FieldItem label={t('holders.Organize')}>
            <OrganizationSelectField
              multiple
              value={idsOf('Organize').map((id) => [id])}
              onChange={(paths) =>
                put(
                  'Organize',
                  paths.flatMap((path) => path.at(-1) ?? []),
                )
              }
            />
          </FieldItem>
        </fieldset>
      )}
    </AppFields>
  )
}
