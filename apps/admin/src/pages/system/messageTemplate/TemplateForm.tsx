import { Button, Form, type FormInstance, Input, Switch } from '@arco-design/web-react'
import type { MessageEvents } from '@sqos/api-client/message-template'
import { useText } from '@sqos/i18n/react'
import { FormDrawer, FormItem } from '@sqos/ui-kit/list'
import { useRef } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { NAMESPACE } from './catalogue.ts'
import styles from './MessageTemplate.module.css'
import type { TemplateFields, TemplateFormState } from './use-template-form.ts'

type TextField = 'title' | 'content'

interface TemplateFormProps {
  form: TemplateFormState
  events: MessageEvents
}

/** Creates or edits a template. A parameter is put where the cursor was. */
export function TemplateForm({ form, events: { events, hasWebhook, hasEmail } }: TemplateFormProps) {
  const { t } = useText(NAMESPACE)
  const last = useRef<TextField>('title')
  const demand = (name: string) => [{ required: true, message: t(`rule.${name}`) }]
  const remember = (field: TextField) => () => {
    last.current = field
  }

  /** The text without a template is where a new one begins. */
  function chooseEvent(event: string, values: FormInstance<TemplateFields>) {
    const before = events.map(({ title }) => title)
    const present = String(values.getFieldValue('title') ?? '')
    const chosen = events.find((one) => one.event === event)
    if (chosen && (present === '' || before.includes(present))) values.setFieldValue('title', chosen.title)
  }

  function insert(field: string, values: FormInstance<TemplateFields>) {
    const target = last.current
    values.setFieldValue(target, `${values.getFieldValue(target) ?? ''}{${field}}`)
  }

  return (
    <FormDrawer<TemplateFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      width={520}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={t('field.fullName')} field="fullName" rules={demand('fullName')}>
        <Input maxLength={50} />
      </FormItem>
      <FormItem label={t('field.enCode')} field="enCode" rules={demand('enCode')}>
        <Input maxLength={50} />
      </FormItem>
      <Form.Item noStyle shouldUpdate>
        {(_: unknown, values: FormInstance<TemplateFields>) => (
          <FormItem label={t('field.event')} field="event" rules={demand('event')} extra={t('eventHint')}>
            <Select
              options={events.map(({ event, name }) => ({ value: event, label: name }))}
              onChange={(event: string) => chooseEvent(event, values)}
            />
          </FormItem>
        )}
      </Form.Item>
      <FormItem label={t('field.category')} field="category">
        <Select options={['1', '2', '3'].map((value) => ({ value, label: t(`category.${value}`) }))} />
      </FormItem>
      <Form.Item noStyle shouldUpdate>
        {(fields: Partial<TemplateFields>, values: FormInstance<TemplateFields>) => {
          const chosen = events.find(({ event }) => event === fields.event)
          if (!chosen) return null
          return (
            <fieldset className={styles.parameters} aria-label={t('field.parameters')}>
              {chosen.templateJson.map(({ field, fieldName }) => (
                <Button key={field} size="mini" onClick={() => insert(field, values)}>
                  {fieldName} {`{${field}}`}
                </Button>
              ))}
              <span className={styles.hint}>{t('parametersHint')}</span>
              {chosen.hasFreeParameters && <span className={styles.hint}>{t('freeParameters')}</span>}
            </fieldset>
          )
        }}
      </Form.Item>
      <FormItem label={t('field.title')} field="title" rules={demand('title')}>
        <Input maxLength={200} onFocus={remember('title')} />
      </FormItem>
      <FormItem label={t('field.content')} field="content">
        <Input.TextArea maxLength={2000} rows={5} onFocus={remember('content')} />
      </FormItem>
      <Form.Item noStyle shouldUpdate={(before, after) => before.event !== after.event}>
        {({ event }: Partial<TemplateFields>) => {
          const hasOwnText = events.some((one) => one.event === event && one.hasOwnText)
          return (
            <FormItem
              label={t('field.isStationLetter')}
              field="isStationLetter"
              triggerPropName="checked"
              {...(hasOwnText && { extra: t('ownText') })}
            >
              <Switch disabled={hasOwnText} />
            </FormItem>
          )
        }}
      </Form.Item>
      {hasWebhook && (
        <FormItem label={t('field.isWebhook')} field="isWebhook" triggerPropName="checked" extra={t('webhookHint')}>
          <Switch />
        </FormItem>
      )}
      <FormItem
        label={t('field.isEmail')}
        field="isEmail"
        triggerPropName="checked"
        extra={t(hasEmail ? 'emailHint' : 'emailMissing')}
      >
        <Switch disabled={!hasEmail && form.fields?.isEmail !== true} />
      </FormItem>
      <FormItem label={t('field.enabledMark')} field="enabledMark" triggerPropName="checked">
        <Switch />
      </FormItem>
    </FormDrawer>
  )
}
