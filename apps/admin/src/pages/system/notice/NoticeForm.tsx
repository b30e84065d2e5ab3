import { Input, Switch } from '@arco-design/web-react'
import { DateField } from '@sqos/form-widgets/date'
import { GroupSelectField } from '@sqos/form-widgets/group-select'
import { OrganizationSelectField } from '@sqos/form-widgets/organization-select'
import { RichText } from '@sqos/form-widgets/rich-text'
import { RoleSelectField } from '@sqos/form-widgets/role-select'
import { useWidgetServices } from '@sqos/form-widgets/services'
import { UserSelectField } from '@sqos/form-widgets/user-select'
import { useText } from '@sqos/i18n/react'
import { FormDrawer, FormItem } from '@sqos/ui-kit/list'
import { FileField } from '@sqos/uploader'
import { useMemo } from 'react'
import { AppUploads } from '../../../parts/uploads/AppUploads.tsx'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { NAMESPACE } from './catalogue.ts'
import styles from './Notice.module.css'
import type { NoticeFields, NoticeFormState } from './use-notice-form.ts'

/** Wider than every window: the form takes the whole page. */
const WHOLE_PAGE = 100_000

/** Creates or edits a draft, on the whole page. */
export function NoticeForm({ form }: { form: NoticeFormState }) {
  const { t } = useText(NAMESPACE)
  return (
    <AppUploads>
      <AppFields>
        <FormDrawer<NoticeFields>
          open={form.isOpen}
          title={t(form.editedId === undefined ? 'create' : 'edit')}
          width={WHOLE_PAGE}
          initialValues={form.fields}
          onSubmit={form.save}
          onClose={form.close}
        >
          <div className={styles.form}>
            <FormItem label={t('field.title')} field="title" rules={[{ required: true, message: t('rule.title') }]}>
              <Input maxLength={200} showWordLimit placeholder={t('placeholder.title')} />
            </FormItem>
            <fieldset className={styles.receivers}>
              <legend>{t('field.receivers')}</legend>
              <p className={styles.hint}>{t('receiversHint')}</p>
              <FormItem label={t('field.users')} field="users">
                <UserSelectField multiple placeholder={t('placeholder.all')} />
              </FormItem>
              <FormItem label={t('field.organizations')} field="organizations">
                <OrganizationSelectField multiple />
              </FormItem>
              <FormItem label={t('field.roles')} field="roles">
                <RoleSelectField multiple />
              </FormItem>
              <FormItem label={t('field.groups')} field="groups">
                <GroupSelectField multiple />
              </FormItem>
              <FormItem field="others" hidden>
                <Input />
              </FormItem>
            </fieldset>
            <FormItem label={t('field.mustRead')} field="mustRead" triggerPropName="checked" extra={t('mustReadHint')}>
              <Switch />
            </FormItem>
            <FormItem label={t('field.expirationTime')} field="expirationTime" extra={t('expirationHint')}>
              <DateField type="datetime" format="yyyy-MM-dd HH:mm" />
            </FormItem>
            <FormItem label={t('field.files')} field="files">
              <FileField limit={20} fileSize={100} showTip />
            </FormItem>
            <FormItem
              label={t('field.bodyText')}
              field="bodyText"
              rules={[{ required: true, message: t('rule.bodyText') }]}
            >
              <BodyField />
            </FormItem>
          </div>
        </FormDrawer>
      </AppFields>
    </AppUploads>
  )
}

interface BodyFieldProps {
  value?: string
  onChange?: (html: string) => void
}

/** The text, whose pictures are uploaded. Arco's form item passes value and `onChange`. */
function BodyField(props: BodyFieldProps) {
  const { uploadPicture } = useWidgetServices()
  const upload = useMemo(
    () => uploadPicture && ((file: File) => uploadPicture(file, { signal: new AbortController().signal })),
    [uploadPicture],
  )
  return <RichText {...props} uploadPicture={upload} />
}
