import { Input } from '@arco-design/web-react'
import { useListDictionaryOptionsQuery } from '@sqos/api-client/dictionary'
import { DateField } from '@sqos/form-widgets/date'
import { useText } from '@sqos/i18n/react'
import { FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { useState } from 'react'
import { NAMESPACE } from './catalogue.ts'
import { HeadIconField } from './HeadIconField.tsx'
import styles from './User.module.css'
import type { UserFields } from './use-user-form.ts'
import { useRules } from './use-rules.ts'

/** 个人资料: personal data of the user. */
export function ProfileSection() {
  const { t } = useText(NAMESPACE)
  const rules = useRules()
  const label = (name: keyof UserFields) => t(`field.${name}`)
  const line = (
    name: keyof UserFields,
    { maxLength = 50, rule }: { maxLength?: number; rule?: typeof rules.email } = {},
  ) => (
    <FormItem label={label(name)} field={name} rules={rule ?? []}>
      <Input maxLength={maxLength} />
    </FormItem>
  )

  return (
    <>
      <h2 className={styles.section}>{t('section.profile')}</h2>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <FormItem label={label('headIcon')} field="headIcon">
            <HeadIconField />
          </FormItem>
        </div>
        <FormItem label={label('nation')} field="nation">
          <DictionarySelect typeId="Nation" />
        </FormItem>
        {line('nativePlace')}
        <FormItem label={label('entryDate')} field="entryDate">
          <DayField label={t('chooseDay')} />
        </FormItem>
        <FormItem label={label('certificatesType')} field="certificatesType">
          <DictionarySelect typeId="certificateType" />
        </FormItem>
        {line('certificatesNumber')}
        <FormItem label={label('education')} field="education">
          <DictionarySelect typeId="Education" />
        </FormItem>
        <FormItem label={label('birthday')} field="birthday">
          <DayField label={t('chooseDay')} isPast />
        </FormItem>
        {line('telePhone')}
        {line('landline')}
        {line('mobilePhone', { rule: rules.mobile })}
        {line('urgentContacts')}
        {line('urgentTelePhone')}
        <div className={styles.wide}>
          <FormItem label={label('postalAddress')} field="postalAddress">
            <Input.TextArea maxLength={200} rows={2} />
          </FormItem>
        </div>
      </div>
    </>
  )
}

interface FromItem<Value> {
  id?: string
  value?: Value
  onChange?: (value: Value) => void
}

/** Selects a value of a dictionary, by id. */
function DictionarySelect({ typeId, ...field }: FromItem<string> & { typeId: string }) {
  const { t } = useText(NAMESPACE)
  const options = useListDictionaryOptionsQuery({ typeId })
  return (
    <Select
      {...field}
      showSearch
      allowClear
      placeholder={t('choose')}
      loading={options.isFetching}
      filterOption={(text, option) => labelOf(option).includes(text.trim())}
      options={(options.data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
    />
  )
}

// Arco passes the option's element with properties of type any.
function labelOf({ props }: { props: unknown }): string {
  return typeof props === 'object' && props !== null && 'children' in props ? String(props.children) : ''
}

/** A date in ms. */
function DayField({ label, isPast = false, ...field }: FromItem<number | null> & { label: string; isPast?: boolean }) {
  const [now] = useState(() => Date.now())
  return <DateField {...field} placeholder={label} {...(isPast && { max: now })} />
}
