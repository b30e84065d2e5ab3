import { Form, Input, InputNumber } from '@arco-design/web-react'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import { GroupSelect } from './GroupSelect.tsx'
import { OrganizationsField } from './OrganizationsField.tsx'
import styles from './User.module.css'
import { usePositionGroups, useRoleGroups } from './use-groups.ts'
import { STATE } from './use-user-columns.tsx'
import { MAX_SORT_CODE, type UserFields } from './use-user-form.ts'
import { useRules } from './use-rules.ts'

export interface AccountSectionProps {
  editedId: string | undefined
  /** Users can keep the state "locked", but not set it. */
  wasLocked: boolean
}

/** 账户信息: account, organisations, positions and roles. */
export function AccountSection({ editedId, wasLocked }: AccountSectionProps) {
  const { t } = useText(NAMESPACE)
  const rules = useRules()
  const label = (name: keyof UserFields) => t(`field.${name}`)
  const states = [STATE.on, STATE.off, ...(wasLocked ? [STATE.locked] : [])]

  return (
    <>
      <h2 className={styles.section}>{t('section.account')}</h2>
      <div className={styles.fields}>
        <FormItem label={label('account')} field="account" rules={rules.account}>
          <Input placeholder={t('rule.account')} maxLength={50} autoComplete="off" />
        </FormItem>
        <FormItem label={label('realName')} field="realName" rules={rules.realName}>
          <Input placeholder={t('rule.realName')} maxLength={50} />
        </FormItem>
        <FormItem label={label('gender')} field="gender" rules={rules.gender}>
          <Select
            placeholder={t('rule.gender')}
            options={[1, 2, 3].map((value) => ({ value, label: t(`gender.${value}`) }))}
          />
        </FormItem>
        <FormItem label={label('email')} field="email" rules={rules.email}>
          <Input maxLength={200} />
        </FormItem>
        <div className={styles.wide}>
          <FormItem label={label('organizeIdTree')} field="organizeIdTree" rules={rules.organization}>
            <OrganizationsField />
          </FormItem>
        </div>
        <div className={styles.wide}>
          <FormItem label={label('managerId')} field="managerId">
            <UserSelectField placeholder={t('choosePerson')} />
          </FormItem>
        </div>
        <Form.Item noStyle shouldUpdate={(before, after) => before.organizeIdTree !== after.organizeIdTree}>
          {({ organizeIdTree }: Partial<UserFields>) => <Groups organizeIdTree={organizeIdTree} />}
        </Form.Item>
        <FormItem label={label('sortCode')} field="sortCode">
          <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
        </FormItem>
        <FormItem label={label('enabledMark')} field="enabledMark">
          <Select
            options={states.map((value) => ({ value, label: t(`choice.${value}`) }))}
            disabled={editedId === undefined && wasLocked}
          />
        </FormItem>
        <div className={styles.wide}>
          <FormItem label={label('description')} field="description">
            <Input.TextArea maxLength={500} rows={3} />
          </FormItem>
        </div>
      </div>
    </>
  )
}

const NOWHERE: readonly string[][] = []

/** Positions and roles of these organisations. */
function Groups({ organizeIdTree = NOWHERE }: { organizeIdTree: readonly string[][] | undefined }) {
  const { t } = useText(NAMESPACE)
  const organizeIds = organizeIdTree.flatMap((path) => path.at(-1) ?? [])
  const positions = usePositionGroups(organizeIds)
  const roles = useRoleGroups(organizeIds)
  return (
    <>
      <FormItem label={t('field.positionId')} field="positionId">
        <GroupSelect {...positions} hasOrganization={organizeIds.length > 0} placeholder={t('rule.positionId')} />
      </FormItem>
      <FormItem label={t('field.roleId')} field="roleId">
        <GroupSelect {...roles} hasOrganization={organizeIds.length > 0} placeholder={t('rule.roleId')} />
      </FormItem>
    </>
  )
}
