import { Button, Form, Input } from '@arco-design/web-react'
import type { BaseInfo } from '@sqos/api-client/current-user'
import { DateField } from '@sqos/form-widgets/date'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { FormItem } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Info.module.css'
import { useState } from 'react'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { dayOf } from './info-fields.ts'
import { useInfoForm } from './use-info-form.ts'
import { useInfoRules } from './use-info-rules.ts'
import { useProfileDictionaries } from './use-profile-dictionaries.ts'

/** 扩展信息: personal data that users edit themselves. */
export function InfoForm({ info }: { info: BaseInfo }) {
  const { t } = useText(NAMESPACE)
  const { form, formId, initialValues, busy, save, reset, focusFirstError } = useInfoForm(info)
  const options = useProfileDictionaries()
  const rules = useInfoRules({ form, idCard: options.idCard })
  const label = (name: string) => t(`info.${name}`)

  const choice = (name: string, entries: { value: string; label: string }[]) => (
    <FormItem label={label(name)} field={name}>
      {/* Without a search box: Arco hides it from screen readers but leaves it in the Tab order. */}
      <Select allowClear placeholder={t('info.choose')} options={entries} />
    </FormItem>
  )
  const text = (name: keyof typeof rules, maxLength: number) => (
    <FormItem label={label(name)} field={name} rules={rules[name]}>
      <Input maxLength={maxLength} allowClear />
    </FormItem>
  )

  return (
    <section className={styles.section} aria-labelledby="profile-more">
      <h3 className={styles.title} id="profile-more">
        {t('info.more')}
      </h3>
      <Form
        id={formId}
        ref={form}
        layout="vertical"
        validateTrigger="onBlur"
        initialValues={initialValues}
        onSubmit={(values: typeof initialValues) => void save(values)}
        onSubmitFailed={focusFirstError}
        scrollToFirstError
        autoComplete="off"
      >
        <div className={styles.fields}>
          {text('realName', 50)}
          {choice('gender', options.gender)}
          {choice('nation', options.nation)}
          {text('nativePlace', 50)}
          {choice('certificatesType', options.certificatesType)}
          {text('certificatesNumber', 50)}
          {choice('education', options.education)}
          <FormItem label={label('birthday')} field="birthday">
            <DayField placeholder={t('info.day')} />
          </FormItem>
          {text('telePhone', 30)}
          {text('landline', 30)}
          {text('mobilePhone', 20)}
          {text('email', 254)}
          {text('urgentContacts', 50)}
          {text('urgentTelePhone', 30)}
          <div className={styles.wide}>{text('postalAddress', 200)}</div>
          <div className={styles.wide}>
            <FormItem label={label('signature')} field="signature">
              <Input.TextArea maxLength={500} showWordLimit rows={3} />
            </FormItem>
          </div>
        </div>
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={busy}>
            {t('save')}
          </Button>
          <Button disabled={busy} onClick={reset}>
            {t('reset')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

interface DayFieldProps {
  placeholder: string
  // From the form item.
  id?: string
  value?: string
  onChange?: (day: string | undefined) => void
}

/** A day up to today, `2000-01-31`. */
function DayField({ value, onChange, ...field }: DayFieldProps) {
  const [now] = useState(() => Date.now())
  return (
    <AppFields>
      <DateField
        {...field}
        value={dayOf(value)}
        max={now}
        onChange={(ms) => onChange?.(ms === null ? undefined : formatDate(ms, 'YYYY-MM-DD'))}
      />
    </AppFields>
  )
}
