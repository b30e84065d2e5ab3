import { Form, Input, InputNumber, Switch } from '@arco-design/web-react'
import { type MenuAdminNode, useListMenuParentsQuery } from '@sqos/api-client/menu'
import { MENU_TYPE, ROOT_ID } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { FormDrawer, FormItem, ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { Select } from '@sqos/ui-kit/select'
import { checkCode } from '@sqos/validators'
import { toRule } from '@sqos/validators/rules'
import { NAMESPACE } from './catalogue.ts'
import { IconPicker } from './IconPicker.tsx'
import { MAX_LENGTH, MAX_SORT_CODE } from './limits.ts'
import styles from './Menu.module.css'
import { ModuleField } from './ModuleField.tsx'
import { type MenuFields, type MenuFormState, MODULE_TYPES } from './use-menu-form.ts'

/** 新建菜单 and 编辑菜单. */
export function MenuDrawer({ form }: { form: MenuFormState }) {
  const { t } = useText(NAMESPACE)
  const { t: problem } = useText('validators')
  const parents = useListMenuParentsQuery({ id: form.editedId ?? '0', category: form.category }, { skip: !form.isOpen })
  const top = { id: ROOT_ID, name: t('top'), depth: 0 }
  const lines = [top, ...treeLines<MenuAdminNode>(parents.currentData?.list ?? [], 1)]
  const label = (name: string) => t(`field.${name}`)
  const demanded = (name: string) => ({ required: true, message: t(`rule.${name}`) })
  const length = { maxLength: MAX_LENGTH, message: t('rule.length') }

  return (
    <FormDrawer<MenuFields>
      open={form.isOpen}
      title={t(form.editedId === undefined ? 'create' : 'edit')}
      initialValues={form.fields}
      onSubmit={form.save}
      onClose={form.close}
    >
      <FormItem label={label('category')}>
        <Input value={t(`category.${form.category}`)} disabled />
      </FormItem>
      <FormItem label={label('parentId')} field="parentId" rules={[demanded('parentId')]}>
        <ParentSelect lines={lines} loading={parents.isFetching} />
      </FormItem>
      <FormItem label={label('fullName')} field="fullName" rules={[demanded('fullName'), length]}>
        <Input placeholder={t('rule.fullName')} maxLength={MAX_LENGTH} />
      </FormItem>
      <FormItem label={label('enCode')} field="enCode" rules={[demanded('enCode'), length, toRule(checkCode, problem)]}>
        <Input placeholder={t('rule.enCode')} maxLength={MAX_LENGTH} />
      </FormItem>
      <FormItem label={label('icon')} field="icon" rules={[demanded('icon')]}>
        <IconPicker />
      </FormItem>
      <FormItem label={label('type')} field="type" rules={[demanded('type')]}>
        <TypeField present={form.fields?.type} />
      </FormItem>
      <Form.Item shouldUpdate noStyle>
        {(values: Partial<MenuFields>) => (
          <TypeFields type={values.type ?? MENU_TYPE.page} isOwn={values.propertyJson?.isOwn ?? false} />
        )}
      </Form.Item>
      <div className={styles.switches}>
        {(['isButtonAuthorize', 'isColumnAuthorize', 'isFormAuthorize', 'isDataAuthorize'] as const).map((name) => (
          <FormItem key={name} label={label(name)} field={name} triggerPropName="checked">
            <Switch />
          </FormItem>
        ))}
      </div>
      <FormItem label={label('sortCode')} field="sortCode">
        <InputNumber min={0} max={MAX_SORT_CODE} precision={0} />
      </FormItem>
      <FormItem label={label('enabledMark')} field="enabledMark" triggerPropName="checked">
        <Switch />
      </FormItem>
      <FormItem label={label('description')} field="description">
        <Input.TextArea maxLength={500} rows={3} />
      </FormItem>
    </FormDrawer>
  )
}

interface TypeFieldProps {
  /** The type of the edited entry. */
  present: number | undefined
  // From the form item.
  id?: string
  value?: number
  onChange?: (type: number) => void
}

/** The type. A change clears the target, which is of the former type. */
function TypeField({ present, onChange, ...field }: TypeFieldProps) {
  const { t } = useText(NAMESPACE)
  const { form } = Form.useFormContext()

  function change(type: number) {
    onChange?.(type)
    if (type !== field.value) form.setFieldValue('propertyJson.moduleId', undefined)
  }

  const options = offeredTypes(present).map((type) => ({ value: type, label: t(`type.${type}`) }))
  return <Select {...field} options={options} onChange={change} />
}

/** Available types: reports, which the product does not store, only for existing entries of that type. */
const offeredTypes = (present: number | undefined) =>
  Object.values(MENU_TYPE).filter((type) => type === present || type !== MENU_TYPE.report)

/** Fields of some types. */
function TypeFields({ type, isOwn }: { type: number; isOwn: boolean }) {
  const { t } = useText(NAMESPACE)
  const demanded = (name: string) => [{ required: true, message: t(`rule.${name}`) }]
  if (type === MENU_TYPE.page || type === MENU_TYPE.link) {
    return (
      <>
        <FormItem
          label={t('field.urlAddress')}
          field="urlAddress"
          rules={demanded('urlAddress')}
          extra={t(type === MENU_TYPE.page ? 'help.page' : 'help.link')}
        >
          <Input maxLength={500} />
        </FormItem>
        {type === MENU_TYPE.link && (
          <FormItem label={t('field.linkTarget')} field="linkTarget">
            <Select options={['_self', '_blank'].map((value) => ({ value, label: t(`target.${value}`) }))} />
          </FormItem>
        )}
      </>
    )
  }
  if (!MODULE_TYPES.has(type)) return null
  return (
    <>
      {type === MENU_TYPE.dataScreen && (
        <FormItem label={t('field.isOwn')} field="propertyJson.isOwn" extra={t('help.screen')}>
          <OwnField />
        </FormItem>
      )}
      <FormItem label={t('field.moduleId')} field="propertyJson.moduleId" rules={demanded('moduleId')}>
        <ModuleField key={String(isOwn)} type={type} isOwn={isOwn} />
      </FormItem>
      {type === MENU_TYPE.dictionary && (
        <FormItem label={t('field.isTree')} field="propertyJson.isTree" triggerPropName="checked">
          <Switch />
        </FormItem>
      )}
    </>
  )
}

interface OwnFieldProps {
  // From the form item.
  value?: boolean
  onChange?: (isOwn: boolean) => void
}

/** Where a screen comes from. A change clears the target, which is of the other place. */
function OwnField({ value = false, onChange }: OwnFieldProps) {
  const { t } = useText(NAMESPACE)
  const { form } = Form.useFormContext()

  function change(isOwn: boolean) {
    onChange?.(isOwn)
    form.setFieldValue('propertyJson.moduleId', undefined)
  }

  return (
    <Select
      aria-label={t('field.isOwn')}
      value={value ? 'own' : 'service'}
      onChange={(place) => change(place === 'own')}
      options={['own', 'service'].map((place) => ({ value: place, label: t(`screen.${place}`) }))}
    />
  )
}
