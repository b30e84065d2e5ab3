import { Input, InputNumber } from '@arco-design/web-react'
import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import { type OrganizationNode, useListDepartmentTreeQuery } from '@sqos/api-client/organization'
import { ROOT_ID } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { FormDrawer, FormItem, ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { NAMESPACE } from '../shared/catalogue.ts'
import styles from '../shared/Organization.module.css'
import { MAX_SORT_CODE, useRules } from '../shared/use-rules.ts'
import { DayField } from './DayField.tsx'
import type { CompanyFields, CompanyFormState } from './use-company-form.ts'

/** Text fields of the profile by section, with their maximum lengths. */
const CONTACT = { telePhone: 50, fax: 50 } as const
const ADDRESSES = { webSite: 200, address: 200 } as const
const BUSINESS = { managerName: 50, managerTelePhone: 50, managerMobilePhone: 50, manageEmail: 200 } as const
const BANK = { bankName: 200, bankAccount: 50 } as const

/** 新建公司 and 编辑公司. */
export function CompanyDrawer({ form }: { form: CompanyFormState }) {
  const { t } = useText(NAMESPACE)
  const rules = useRules('company')
  const parents = useListDepartmentTreeQuery({ id: form.editedId ?? '0' }, { skip: !form.isOpen })
  const natures = useListDictionaryOptionsQuery({ typeId: 'EnterpriseNature' })
  const industries = useListDictionaryOptionsQuery({ typeId: 'IndustryType' })
  const companies = companiesOf(parents.currentData?.list ?? [])
  const label = (name: string) => t(`company.field.${name}`)

  const lines = (fields: Record<string, number>) =>
    Object.entries(fields).map(([name, maxLength]) => (
      <FormItem key={name} label={label(name)} field={`propertyJson.${name}`} rules={extraRules[name] ?? []}>
        <Input maxLength={maxLength} />
      </FormItem>
    ))
  const extraRules: Record<string, typeof rules.email> = { managerMobilePhone: rules.mobile, manageEmail: rules.email }

  return (
    <FormDrawer<CompanyFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'company.create' : 'company.edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <h2 className={styles.section}>{t('company.section.basic')}</h2>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <FormItem label={label('parentId')} field="parentId" rules={rules.parent}>
            <ParentSelect
              lines={[{ id: ROOT_ID, name: t('top'), depth: 0 }, ...treeLines<OrganizationNode>(companies, 1)]}
              loading={parents.isFetching}
            />
          </FormItem>
        </div>
        <FormItem label={label('fullName')} field="fullName" rules={rules.name}>
          <Input placeholder={t('company.rule.name')} maxLength={50} />
        </FormItem>
        <FormItem label={label('enCode')} field="enCode" rules={rules.code}>
          <Input placeholder={t('company.rule.code')} maxLength={50} />
        </FormItem>
        <FormItem label={label('shortName')} field="propertyJson.shortName">
          <Input maxLength={50} />
        </FormItem>
        <FormItem label={label('enterpriseNature')} field="propertyJson.enterpriseNature">
          <ParentSelect
            lines={treeLines(natures.currentData?.list ?? [])}
            loading={natures.isFetching}
            placeholder={t('choose')}
            allowClear
          />
        </FormItem>
        <FormItem label={label('industry')} field="propertyJson.industry">
          <ParentSelect
            lines={treeLines(industries.currentData?.list ?? [])}
            loading={industries.isFetching}
            placeholder={t('choose')}
            allowClear
          />
        </FormItem>
        <FormItem label={label('foundedTime')} field="propertyJson.foundedTime">
          <DayField label={t('company.chooseDay')} />
        </FormItem>
        {lines(CONTACT)}
        <div className={styles.wide}>{lines(ADDRESSES)}</div>
        <FormItem label={label('sortCode')} field="sortCode">
          <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
        </FormItem>
        <div className={styles.wide}>
          <FormItem label={label('description')} field="description">
            <Input.TextArea maxLength={500} rows={3} />
          </FormItem>
        </div>
      </div>
      <h2 className={styles.section}>{t('company.section.business')}</h2>
      <div className={styles.fields}>
        {lines(BUSINESS)}
        {lines(BANK)}
        <div className={styles.wide}>
          <FormItem label={label('businessscope')} field="propertyJson.businessscope">
            <Input.TextArea maxLength={500} rows={3} />
          </FormItem>
        </div>
      </div>
    </FormDrawer>
  )
}

/** The companies of a tree of companies and departments. */
const companiesOf = (nodes: readonly OrganizationNode[]): OrganizationNode[] =>
  nodes
    .filter(({ type }) => type === 'company')
    .map(({ children, ...company }) => ({ ...company, ...(children && { children: companiesOf(children) }) }))
